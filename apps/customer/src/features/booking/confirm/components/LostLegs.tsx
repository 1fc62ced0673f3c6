import type { Draft } from '@ferry/api/customer';
import { Alert } from '@ferry/ui/Alert';
import { lostLegs } from '../model/lost-legs.ts';

/** Says which legs can be held no more. */
export const LostLegs = ({ draft }: { draft: Draft }) =>
  lostLegs(draft).map((leg) => (
    <Alert key={leg} tone="warning" title={`${legWords(draft)[leg]}便は、いまご予約いただけません`}>
      便を選び直してください。入力した内容は残ります。
    </Alert>
  ));

const legWords = ({ return: returnLeg }: Draft) =>
  returnLeg ? { outbound: '往路の', return: '復路の' } : { outbound: 'この', return: '' };
