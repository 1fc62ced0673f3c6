/** As the server checks the passengers of a cabin for women: children below school age may be of any sex. */
export const womenOnlyText = '男性は、幼児と乳児のほかは利用できません。';

/** Why a cabin is picked already, by what it was picked for. */
export const suggestedTexts = {
  asBooked: 'いまの予約と同じ客室を選んであります。ほかの客室にも変えられます。',
  asOutbound: '往路と同じ客室を選んであります。ほかの客室にも変えられます。',
  only: 'この便で空いている客室を選んであります。',
  cheapest: '最も安い客室を選んであります。ほかの客室にも変えられます。',
} as const;

/** A sailing has no cabin with what was wished for. */
export const noneFitsText = 'ご希望に合う客室は、この便にはありません。';

/** Some cabins of a sailing are sold out; the link to the other days follows. */
export const fullCabinsText = '満席の客室をご希望の場合は、ほかの日をお確かめください。';
