import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from '../../../forms/use-form.ts';
import { checkMember } from './check-member.ts';
import { checkCommon, checkNewPassword } from './check-new-password.ts';
import { answersOf, memberFieldId, noAnswers } from './member-answers.ts';
import { changeRegistration, type Registration, registration } from './registration.ts';

/** State of the form. What is written is there again after the confirmation page. */
export function useRegistration() {
  const [first] = useState(registration);
  const [answers, setAnswers] = useState(() => first.answers ?? typedBefore(first));
  const [password, setPassword] = useState(first.password ?? '');
  const [refused, setRefused] = useState(first.problems ?? []);
  const navigate = useNavigate();
  const keep = () => changeRegistration({ answers, password, problems: [] });
  const form = useForm({
    check: () => [
      ...checkMember(answers),
      ...checkNewPassword(password, memberFieldId('password')),
      ...refused,
    ],
    send: async () => {
      keep();
      const common = await checkCommon(
        password,
        memberFieldId('password'),
        first.link?.email ?? '',
      );
      if (common.length > 0) return common;
      await navigate({ to: '/member/confirm' });
      return undefined;
    },
    initial: refused,
  });
  return {
    answers,
    change: (next: (last: typeof answers) => typeof answers) => {
      setAnswers((last) => {
        const changed = next(last);
        changeRegistration({ answers: changed });
        return changed;
      });
      setRefused([]);
    },
    password,
    setPassword: (next: string) => {
      setPassword(next);
      changeRegistration({ password: next });
      setRefused([]);
      form.clear();
    },
    form,
  };
}

/** What the customer has typed for a booking is not asked again. */
const typedBefore = ({ link }: Registration) => (link?.typed ? answersOf(link.typed) : noAnswers);
