import { type ReactNode, useId } from 'react';
import { classNames } from './classNames';

interface Option<T> {
  value: T;
  label: string;
  group?: string;
}

/** Values to choose from, each by its name. */
export const optionsOf = <T extends string>(
  values: readonly T[],
  names: Readonly<Record<T, string>>,
): Option<T>[] => values.map((value) => ({ value, label: names[value] }));

/** With `all`, a first choice of that name narrows nothing: its value is null, and it is not marked as a choice. */
type Chosen<T> =
  | { all?: undefined; value: T; onChange: (value: T) => void }
  | { all: string; value: T | null | undefined; onChange: (value: T | null) => void };

type SelectFieldProps<T> = Chosen<NoInfer<T>> & {
  label: string;
  /** Beside the control, where there is room; or only for screen readers: a column's head or the row says it already. */
  labelled?: 'beside' | 'hidden';
  options: readonly Option<T>[];
  /** Why nothing can be chosen; shown under it. */
  disabledReason?: string | undefined;
  small?: boolean;
  mark?: ReactNode;
};

const LABELS = {
  above: 'form-label',
  beside: 'd-none d-md-block flex-shrink-0 mb-0 fs-sm text-soft',
  hidden: 'visually-hidden',
};

export function SelectField<T extends string | number>({
  label,
  labelled,
  options,
  disabledReason,
  small = false,
  mark,
  ...chosen
}: SelectFieldProps<T>) {
  const id = useId();
  const choose = (text: string) => {
    const option = options.find(({ value }) => String(value) === text);
    if (option) chosen.onChange(option.value);
    else if (chosen.all !== undefined) chosen.onChange(null);
  };
  const value = chosen.value ?? '';
  const isDisabled = disabledReason !== undefined;
  const groups = [...new Set(options.map(({ group }) => group))].map((group) => {
    const own = options.filter((option) => option.group === group);
    const list = own.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ));
    if (group === undefined) return list;
    return (
      <optgroup key={group} label={group}>
        {list}
      </optgroup>
    );
  });
  return (
    <div className={labelled === 'beside' ? 'hstack gap-2' : 'minw-0'}>
      <label className={LABELS[labelled ?? 'above']} htmlFor={id}>
        {label}
      </label>
      <div className="position-relative minw-0">
        {mark}
        <select
          id={id}
          className={classNames('form-select', small && 'form-select-sm')}
          style={mark ? { paddingInlineStart: '1.75rem' } : undefined}
          // On a phone there is no room for the words beside it.
          aria-label={labelled === 'beside' ? label : undefined}
          value={value}
          data-chosen={(chosen.all !== undefined && value !== '') || undefined}
          disabled={isDisabled}
          aria-describedby={isDisabled ? `${id}-reason` : undefined}
          onChange={(event) => choose(event.target.value)}
        >
          {chosen.all !== undefined && <option value="">{chosen.all}</option>}
          {groups}
        </select>
      </div>
      {isDisabled && (
        <p id={`${id}-reason`} className="form-text">
          {disabledReason}
        </p>
      )}
    </div>
  );
}
