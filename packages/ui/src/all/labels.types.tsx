// Nothing here runs: it has to fail to compile where it says so, for the reason that it names.
// labels.spec.ts sees that no field is missing.
import { BirthDateField } from '../components/BirthDateField/BirthDateField.tsx';
import { Calendar } from '../components/Calendar/Calendar.tsx';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../components/CheckboxGroup/CheckboxGroup.tsx';
import { DateField } from '../components/DateField/DateField.tsx';
import { DatePicker } from '../components/DatePicker/DatePicker.tsx';
import { EmailField } from '../components/EmailField/EmailField.tsx';
import { FieldGroup } from '../components/FieldGroup/FieldGroup.tsx';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { KanaField } from '../components/KanaField/KanaField.tsx';
import { NumberPlateField } from '../components/NumberPlateField/NumberPlateField.tsx';
import { NumberStepper } from '../components/NumberStepper/NumberStepper.tsx';
import { PasswordField } from '../components/PasswordField/PasswordField.tsx';
import { PhoneField } from '../components/PhoneField/PhoneField.tsx';
import { PostalCodeField } from '../components/PostalCodeField/PostalCodeField.tsx';
import { RadioCards } from '../components/RadioCards/RadioCards.tsx';
import { RadioGroup } from '../components/RadioGroup/RadioGroup.tsx';
import { Select } from '../components/Select/Select.tsx';
import { Switch } from '../components/Switch/Switch.tsx';
import { TextArea } from '../components/TextArea/TextArea.tsx';
import { TextField } from '../components/TextField/TextField.tsx';

// Everything else that each of them needs.
const onChange = () => {};
const text = { value: '', onChange };
const secret = { ...text, purpose: 'new' } as const;
const options = { options: [] };
const onOff = { isSelected: false, onChange };
const several = { ...options, value: [], onChange };
const count = { value: 1, max: 9, onChange };
const parts = { value: { year: '', month: '', day: '' }, onChange };
const range = { min: '2026-08-02', max: '2026-10-30', onChange };
const day = { ...parts, ...range };
const plate = { value: { place: '', classNumber: '', kana: '', number: '' }, onChange };

/** Fields without a visible name. */
export const unlabelled = {
  // @ts-expect-error -- no label
  BirthDateField: <BirthDateField {...parts} />,
  // @ts-expect-error -- no label
  Calendar: <Calendar {...range} />,
  // @ts-expect-error -- no label
  Checkbox: <Checkbox />,
  // @ts-expect-error -- no label
  CheckboxGroup: <CheckboxGroup {...several} />,
  // @ts-expect-error -- no label
  DateField: <DateField {...parts} />,
  // @ts-expect-error -- no label
  DatePicker: <DatePicker {...day} />,
  // @ts-expect-error -- no label
  EmailField: <EmailField {...text} />,
  // @ts-expect-error -- no label
  KanaField: <KanaField {...text} />,
  // @ts-expect-error -- no label
  NumberPlateField: <NumberPlateField {...plate} />,
  // @ts-expect-error -- no label
  NumberStepper: <NumberStepper {...count} />,
  // @ts-expect-error -- no label
  PasswordField: <PasswordField {...secret} />,
  // @ts-expect-error -- no label
  PhoneField: <PhoneField {...text} />,
  // @ts-expect-error -- no label
  PostalCodeField: <PostalCodeField {...text} />,
  // @ts-expect-error -- no label
  RadioCards: <RadioCards {...options} />,
  // @ts-expect-error -- no label
  RadioGroup: <RadioGroup {...options} />,
  // @ts-expect-error -- no label
  Select: <Select {...options} />,
  // @ts-expect-error -- no label
  Switch: <Switch {...onOff} />,
  // @ts-expect-error -- no label
  TextArea: <TextArea {...text} />,
  // @ts-expect-error -- no label
  TextField: <TextField />,
  // @ts-expect-error -- no legend
  FieldGroup: <FieldGroup>人数</FieldGroup>,
  // @ts-expect-error -- no label
  IconButton: <IconButton>×</IconButton>,
};

/** A placeholder is gone when it is needed: there is none, beside a label or in its place. */
export const withPlaceholder = {
  // @ts-expect-error -- no placeholder
  BirthDateField: <BirthDateField label="名前" placeholder="例" {...parts} />,
  // @ts-expect-error -- no placeholder
  Calendar: <Calendar label="名前" placeholder="例" {...range} />,
  // @ts-expect-error -- no placeholder
  Checkbox: <Checkbox label="名前" placeholder="例" />,
  // @ts-expect-error -- no placeholder
  CheckboxGroup: <CheckboxGroup label="名前" placeholder="例" {...several} />,
  // @ts-expect-error -- no placeholder
  DateField: <DateField label="名前" placeholder="例" {...parts} />,
  // @ts-expect-error -- no placeholder
  DatePicker: <DatePicker label="名前" placeholder="例" {...day} />,
  // @ts-expect-error -- no placeholder
  EmailField: <EmailField label="名前" placeholder="例" {...text} />,
  // @ts-expect-error -- no placeholder
  KanaField: <KanaField label="名前" placeholder="例" {...text} />,
  // @ts-expect-error -- no placeholder
  NumberPlateField: <NumberPlateField label="名前" placeholder="例" {...plate} />,
  // @ts-expect-error -- no placeholder
  NumberStepper: <NumberStepper label="名前" placeholder="例" {...count} />,
  // @ts-expect-error -- no placeholder
  PasswordField: <PasswordField label="名前" placeholder="例" {...secret} />,
  // @ts-expect-error -- no placeholder
  PhoneField: <PhoneField label="名前" placeholder="例" {...text} />,
  // @ts-expect-error -- no placeholder
  PostalCodeField: <PostalCodeField label="名前" placeholder="例" {...text} />,
  // @ts-expect-error -- no placeholder
  RadioCards: <RadioCards label="名前" placeholder="例" {...options} />,
  // @ts-expect-error -- no placeholder
  RadioGroup: <RadioGroup label="名前" placeholder="例" {...options} />,
  // @ts-expect-error -- no placeholder
  Select: <Select label="名前" placeholder="例" {...options} />,
  // @ts-expect-error -- no placeholder
  Switch: <Switch label="名前" placeholder="例" {...onOff} />,
  // @ts-expect-error -- no placeholder
  TextArea: <TextArea label="名前" placeholder="例" {...text} />,
  // @ts-expect-error -- no placeholder
  TextField: <TextField label="名前" placeholder="例" />,
};

/** With a label and nothing else it compiles: nothing else is what the others lack. */
export const labelled = {
  BirthDateField: <BirthDateField label="名前" {...parts} />,
  Calendar: <Calendar label="名前" {...range} />,
  Checkbox: <Checkbox label="名前" />,
  CheckboxGroup: <CheckboxGroup label="名前" {...several} />,
  DateField: <DateField label="名前" {...parts} />,
  DatePicker: <DatePicker label="名前" {...day} />,
  EmailField: <EmailField label="名前" {...text} />,
  KanaField: <KanaField label="名前" {...text} />,
  NumberPlateField: <NumberPlateField label="名前" {...plate} />,
  NumberStepper: <NumberStepper label="名前" {...count} />,
  PasswordField: <PasswordField label="名前" {...secret} />,
  PhoneField: <PhoneField label="名前" {...text} />,
  PostalCodeField: <PostalCodeField label="名前" {...text} />,
  RadioCards: <RadioCards label="名前" {...options} />,
  RadioGroup: <RadioGroup label="名前" {...options} />,
  Select: <Select label="名前" {...options} />,
  Switch: <Switch label="名前" {...onOff} />,
  TextArea: <TextArea label="名前" {...text} />,
  TextField: <TextField label="名前" />,
  FieldGroup: <FieldGroup legend="人数">人数</FieldGroup>,
  IconButton: <IconButton label="閉じる">×</IconButton>,
};
