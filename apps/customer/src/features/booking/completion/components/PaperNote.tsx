import { Hidden } from '@ferry/ui/Hidden';
import { Text } from '@ferry/ui/Text';
import { operator } from '../../../../copy/operator.ts';

/** Whom to call, for the page on paper: header and footer are not printed. */
export const PaperNote = () => (
  <Hidden onScreen>
    <Text isBold>
      {operator.name}({operator.companyName})
    </Text>
    <Text>
      お問い合わせ {operator.phone.number} 受付時間 {operator.phone.hours}
    </Text>
  </Hidden>
);
