import {
  ComboBox as AriaComboBox,
  Button,
  I18nProvider,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components';
import { isComposing } from '../../private/composing.ts';
import { ErrorText, type FieldTexts, Mark } from '../../private/Field.tsx';
import * as field from '../../private/field.css.ts';
import { matches } from '../../private/matches.ts';
import { space } from '../../tokens/space.ts';
import { CheckIcon, ChevronIcon } from '../Icon/Icon.tsx';
import * as css from './ComboBox.css.ts';

/** One choice of a ComboBox. */
export type ComboBoxOption = {
  value: string;
  /** Shown, searched, and put into the box when chosen; no two are alike. */
  label: string;
  /** In hiragana or katakana: what a customer types who does not convert. */
  reading?: string;
};

/** Props of {@link ComboBox}. */
export type ComboBoxProps = FieldTexts & {
  options: readonly ComboBoxOption[];
  /** Value of the choice; empty while there is none. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  /** Id of the input: the target of a link in the ErrorSummary. */
  id?: string;
};

type OptionProps = { option: ComboBoxOption };

const Option = ({ option }: OptionProps) => (
  <ListBoxItem id={option.value} textValue={option.label} className={css.option}>
    {({ isSelected }) => (
      <>
        {option.label}
        {isSelected && <CheckIcon />}
      </>
    )}
  </ListBoxItem>
);

const Options = () => (
  // As wide as the box and exactly below it. A distance from the screen's edge would push it past the
  // other edge, and the scroll that follows closes it.
  <Popover offset={space[1]} containerPadding={0} className={css.popover}>
    <ListBox<ComboBoxOption>
      className={css.list}
      renderEmptyState={() => <p className={css.empty}>一致する候補がありません。</p>}
    >
      {(option) => <Option option={option} />}
    </ListBox>
  </Popover>
);

/**
 * One of many, found by typing: the label or its reading, in any script and width. Load it with the
 * page that needs it, or lazily: it is too heavy for what opens first.
 */
export const ComboBox = (props: ComboBoxProps) => {
  const { label, requirement, support, error, options, value, onChange } = props;
  const readings = new Map(options.map((option) => [option.label, option.reading]));
  return (
    <I18nProvider locale="ja-JP">
      <AriaComboBox<ComboBoxOption>
        id={props.id}
        name={props.name}
        className={field.root}
        defaultItems={options}
        value={value || null}
        onChange={(key) => onChange(key === null ? '' : String(key))}
        onBlur={() => props.onBlur?.()}
        defaultFilter={(text, typed) => matches(typed, text, readings.get(text))}
        allowsEmptyCollection
        isRequired={requirement === 'required'}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
      >
        <span className={field.label}>
          <Label>{label}</Label>
          <Mark requirement={requirement} />
        </span>
        {support && (
          <Text slot="description" className={field.support}>
            {support}
          </Text>
        )}
        {/* While a conversion is chosen, its keys are the input method's: not Enter, not the arrows. */}
        <div
          className={css.row}
          onKeyDownCapture={(event) => {
            if (!isComposing(event)) return;
            event.stopPropagation();
            if (event.key === 'Enter') event.preventDefault();
          }}
        >
          <Input className={css.input} />
          <Button className={css.button}>
            <ChevronIcon />
          </Button>
        </div>
        {error && (
          <Text slot="errorMessage" className={field.error}>
            <ErrorText>{error}</ErrorText>
          </Text>
        )}
        <Options />
      </AriaComboBox>
    </I18nProvider>
  );
};
