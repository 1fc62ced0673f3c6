import { suggestEmailDomain } from '@ferry/format/email';
import { EmailField, type EmailFieldProps } from '@ferry/ui/EmailField';
import { Text } from '@ferry/ui/Text';
import { useState } from 'react';

/** An address that nothing has confirmed yet, with a question where its domain looks like a slip. */
export function NewEmailField({ onBlur, ...props }: EmailFieldProps) {
  // Asked when the field is left: on the way to it, every domain looks like a slip.
  const [domain, setDomain] = useState<string>();
  return (
    <div>
      <EmailField
        {...props}
        onBlur={() => {
          onBlur?.();
          setDomain(suggestEmailDomain(props.value));
        }}
      />
      <div role="status">
        {domain && domain === suggestEmailDomain(props.value) && (
          <Text size="dense" tone="warning" isBold>{`${domain}ではありませんか。`}</Text>
        )}
      </div>
    </div>
  );
}
