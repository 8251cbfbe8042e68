import { type ReactNode, useId } from 'react';
import { classNames } from './classNames';

interface Option<T> {
  /** Null or undefined in a list's filter: all of it, which is not marked as a choice. */
  value: T;
  label: string;
  group?: string;
}

interface SelectFieldProps<T> {
  label: string;
  /** Beside the control, where there is room; or only for screen readers: a column's head or the row says it already. */
  labelled?: 'beside' | 'hidden';
  value: T;
  options: readonly Option<T>[];
  onChange: (value: T) => void;
  /** Why nothing can be chosen; shown under it. */
  disabledReason?: string | undefined;
  small?: boolean;
  mark?: ReactNode;
}

const LABELS = {
  above: 'form-label',
  beside: 'd-none d-md-block flex-shrink-0 mb-0 fs-sm text-soft',
  hidden: 'visually-hidden',
};

export function SelectField<T extends string | number | null | undefined>({
  label,
  labelled,
  value,
  options,
  onChange,
  disabledReason,
  small = false,
  mark,
}: SelectFieldProps<T>) {
  const id = useId();
  const textOf = (one: T) => String(one ?? '');
  const choose = (text: string) => {
    const option = options.find((one) => textOf(one.value) === text);
    if (option) onChange(option.value);
  };
  const narrows =
    textOf(value) !== '' && options.some((one) => one.value === null || one.value === undefined);
  const isDisabled = disabledReason !== undefined;
  const groups = [...new Set(options.map(({ group }) => group))].map((group) => {
    const own = options.filter((option) => option.group === group);
    const list = own.map((option) => (
      <option key={textOf(option.value)} value={textOf(option.value)}>
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
          value={textOf(value)}
          data-chosen={narrows || undefined}
          disabled={isDisabled}
          aria-describedby={isDisabled ? `${id}-reason` : undefined}
          onChange={(event) => choose(event.target.value)}
        >
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
