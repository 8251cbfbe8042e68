import SearchIcon from 'bootstrap-icons/icons/search.svg?react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { ErrorState } from '@/components/ui';
import { INITIAL_FOCUS } from '@/components/ui/Dialog';
import { keyTarget } from '@/components/ui/keyTarget';
import { messages } from '@/model/messages';
import { search as texts } from '@/model/messages/search';
import { QUERY_MAX_LENGTH } from '@/model/shared/paths';
import { EmptyHelp } from './EmptyHelp';
import { OptionList } from './OptionList';
import { useGroups } from './useGroups';

/** Which option the keys have chosen: the arrows move it, Enter follows it, or else the first: what the list puts first is meant most often. */
function useChoice(options: readonly string[], elementId: (option: string) => string, isOld: boolean) {
  const [chosen, setChosen] = useState<string | null>(null);
  const at = chosen === null ? -1 : options.indexOf(chosen);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      const option = options[Math.max(at, 0)];
      event.preventDefault();
      if (option && !isOld) document.getElementById(elementId(option))?.click();
      return;
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const from = at === -1 && event.key === 'ArrowUp' ? options.length : at;
    const to = keyTarget(event.key, from, options.length, ['ArrowUp', 'ArrowDown']);
    const option = to === undefined ? undefined : options[to];
    if (option === undefined) return;
    event.preventDefault();
    setChosen(option);
    document.getElementById(elementId(option))?.scrollIntoView({ block: 'nearest' });
  };
  return { chosen, setChosen, at, onKeyDown };
}

/** A combobox whose list is links: arrows choose, Enter follows, and a press does as on any link. */
export function SearchBox({ onFollow }: { onFollow: () => void }) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { words, groups, found, status, isOld, retry } = useGroups(typed);
  const options = groups.flatMap(({ name, options: some }) => some.map((one) => `${name}:${one.id}`));
  const elementId = (option: string) => `${id}-${options.indexOf(option)}`;
  const { chosen, setChosen, at, onKeyDown } = useChoice(options, elementId, isOld);
  const isEmpty = status === 'ready' && !isOld && options.length === 0;

  const type = (text: string) => {
    setTyped(text);
    setChosen(null);
  };
  const told = status === 'loading' || isOld ? texts.loading : texts.count(options.length);

  return (
    <>
      <div className="px-5 pb-4">
        <search className="form-inside d-block">
          <SearchIcon aria-hidden="true" />
          <input
            {...INITIAL_FOCUS}
            ref={input}
            className="form-control"
            type="search"
            role="combobox"
            aria-label={texts.label}
            aria-expanded={options.length > 0}
            aria-controls={`${id}-lista`}
            aria-autocomplete="list"
            aria-activedescendant={at === -1 || chosen === null ? undefined : elementId(chosen)}
            aria-describedby={`${id}-ayuda`}
            enterKeyHint="search"
            autoComplete="off"
            spellCheck="false"
            maxLength={QUERY_MAX_LENGTH}
            placeholder={texts.placeholder}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </search>
        <p id={`${id}-ayuda`} className="visually-hidden">
          {texts.hint}
        </p>
        <p role="status" className="visually-hidden">
          {words !== '' && told}
        </p>
      </div>
      <div className="modal-body pt-0" style={{ height: 'min(65svh, 40rem)' }}>
        {found?.instead.map(({ typed: word, taken }) => (
          <p key={word} className="text-soft fs-sm mb-3">
            {messages.library.search.instead(word, taken)}
          </p>
        ))}
        {found && !found.whole && found.articles.length > 0 && (
          <p className="text-soft fs-sm mb-3">{messages.library.search.partial}</p>
        )}
        <OptionList
          id={`${id}-lista`}
          {...{ groups, chosen, elementId }}
          onPoint={setChosen}
          onFollow={onFollow}
        />
        {status === 'error' && <ErrorState text={texts.error} onRetry={retry} />}
        {isEmpty && found && (
          <EmptyHelp
            words={words}
            found={found}
            onWord={(word) => {
              type(word);
              input.current?.focus();
            }}
            onFollow={onFollow}
          />
        )}
      </div>
    </>
  );
}
