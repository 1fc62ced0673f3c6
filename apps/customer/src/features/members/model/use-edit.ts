import type { Member } from '@ferry/api/external';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from '../../../forms/use-form.ts';
import { checkMember } from './check-member.ts';
import { edit, keepEdit } from './edit.ts';
import { answersOf, type MemberAnswers } from './member-answers.ts';

/** State of the form. What is written is there again after the confirmation page, or a new login. */
export function useEdit(member: Member) {
  const [first] = useState(() => edit() ?? { base: member, answers: answersOf(member) });
  const [answers, setAnswers] = useState(first.answers);
  const [refused, setRefused] = useState(first.problems ?? []);
  const navigate = useNavigate();
  const form = useForm({
    check: () => [...checkMember(answers), ...refused],
    send: () => {
      keepEdit({ base: first.base, answers });
      return navigate({ to: '/member/confirm' }).then(() => undefined);
    },
    initial: refused,
  });
  const change = (next: (last: MemberAnswers) => MemberAnswers) => {
    setAnswers((last) => {
      const changed = next(last);
      keepEdit({ base: first.base, answers: changed });
      return changed;
    });
    setRefused([]);
  };
  return { answers, change, form };
}
