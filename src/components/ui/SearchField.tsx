import SearchIcon from 'bootstrap-icons/icons/search.svg?react';
import ClearIcon from 'bootstrap-icons/icons/x-lg.svg?react';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui';
import { messages } from '@/model/messages';
import { QUERY_MAX_LENGTH } from '@/model/shared/paths';

const text = messages.library.filters;

interface SearchFieldProps {
  label?: string;
  placeholder?: string;
  maxLength?: number;
  value: string;
  onType: (value: string) => void;
  /** The visitor is done typing: Enter, or the field loses the focus. */
  onDone?: () => void;
}

export function SearchField({
  label = text.search,
  placeholder = text.searchPlaceholder,
  maxLength = QUERY_MAX_LENGTH,
  value,
  onType,
  onDone,
}: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  // What was typed into the page before the application came: nobody was told of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after all that starts with the page
  useEffect(() => {
    const timer = setTimeout(() => {
      const typed = input.current?.value ?? '';
      if (typed !== value) onType(typed);
    });
    return () => clearTimeout(timer);
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDone?.();
    // Puts away a phone's keyboard, so that the results are seen.
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
  };
  const clear = () => {
    onType('');
    input.current?.focus();
  };

  return (
    <search>
      <form onSubmit={submit}>
        <label className="form-label" htmlFor={id}>
          {label}
        </label>
        <div className="form-inside">
          <SearchIcon aria-hidden="true" />
          <input
            ref={input}
            id={id}
            className="form-control"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck="false"
            maxLength={maxLength}
            placeholder={placeholder}
            value={value}
            onChange={(event) => onType(event.target.value)}
            onBlur={onDone}
          />
          {value !== '' && (
            <Button variant="icon" onClick={clear} aria-label={text.searchClear}>
              <ClearIcon aria-hidden="true" />
            </Button>
          )}
        </div>
      </form>
    </search>
  );
}
