import { getNotificationSettingsOptions } from '@ferry/api/external';
import { Alert } from '@ferry/ui/Alert';
import { Heading } from '@ferry/ui/Heading';
import { FixedSetting, SettingList } from '@ferry/ui/SettingList';
import { Stack } from '@ferry/ui/Stack';
import { Switch } from '@ferry/ui/Switch';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { isOffered } from '../../../page/offered.ts';
import { settingErrorText } from '../model/setting-errors.ts';
import { type Settings, useSaveSettings } from '../model/use-save-settings.ts';
import { ProfileQuery } from './ProfileQuery.tsx';

const TITLE = 'メールのお知らせ';

/** Which mails the member gets: those that always come, and those that they may switch off. */
export function MailSettings() {
  const { data, error, refetch } = useQuery(getNotificationSettingsOptions());
  const save = useSaveSettings();
  return (
    <Stack as="section" gap={4}>
      <Heading level={2}>{TITLE}</Heading>
      <Text>切り替えると、すぐに保存します。</Text>
      {data ? (
        <Occasions settings={{ ...data, ...save.chosen }} onChange={save.change} />
      ) : (
        <ProfileQuery label={TITLE} error={error} onRetry={refetch} />
      )}
      {save.failure && (
        <Alert tone="error" announce="assertive">
          {settingErrorText(save.failure)}
        </Alert>
      )}
      {save.isSaved && (
        <Alert tone="success" announce="polite">
          設定を保存しました。
        </Alert>
      )}
    </Stack>
  );
}

type OccasionsProps = { settings: Settings; onChange: (change: Partial<Settings>) => void };

const Occasions = ({ settings, onChange }: OccasionsProps) => (
  <SettingList label={TITLE}>
    <FixedSetting
      label="予約・お支払い・払い戻し"
      support="予約の受付と確定、お支払いの期限、払い戻し"
      state="必ず届きます"
    />
    <FixedSetting
      label="ログインと会員情報の安全"
      support="新しい端末でのログイン、パスワードやメールアドレスの変更"
      state="必ず届きます"
    />
    {isOffered('vehicles') && (
      <Switch
        label="車検の期限"
        support="登録した車両の期限の30日前に1回"
        isSelected={settings.inspectionReminders}
        onChange={(inspectionReminders) => onChange({ inspectionReminders })}
      />
    )}
    <Switch
      label="お得な便と新しい航路"
      support="お得な情報や新しい航路のご案内"
      isSelected={settings.news}
      onChange={(news) => onChange({ news })}
    />
  </SettingList>
);
