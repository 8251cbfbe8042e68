import { useCallback, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { messages } from '@/model/messages';
import { readingTools } from '@/model/messages/reading-tools';
import { keysOf } from '@/model/shared/unknown-value';
import styles from './ReadingSettings.module.css';

const texts = readingTools.settings;
const themes = messages.footer.theme;
const THEMES = { '': themes.system, light: themes.light, dark: themes.dark } as const;

interface ChoiceProps<Value extends string> {
  legend: string;
  options: Readonly<Record<Value, string>>;
  chosen: string;
  onChoose: (value: Value) => void;
  isSized?: boolean;
}

function Choice<Value extends string>({ legend, options, chosen, onChoose, isSized }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="vstack gap-2">
      <legend className="mb-0 fs-sm fw-semibold">{legend}</legend>
      <div className={styles.options}>
        {keysOf(options).map((value) => (
          <label key={value} className={styles.option} data-size={isSized ? value : undefined}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            {isSized && <span aria-hidden="true">A</span>}
            <span className={isSized ? 'visually-hidden' : undefined}>{options[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const SHOWN_AS = { tema: 'bsTheme', letra: 'letra' } as const;

/** A choice that a script of index.html shows and keeps on the device: it hears of it before this does. */
function useLook(name: keyof typeof SHOWN_AS) {
  const subscribe = useCallback(
    (changed: () => void) => {
      // Made here, at the foot of the page, or in another tab.
      const signs = [name, 'storage'];
      for (const sign of signs) addEventListener(sign, changed);
      return () => {
        for (const sign of signs) removeEventListener(sign, changed);
      };
    },
    [name],
  );
  const chosen = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset[SHOWN_AS[name]] ?? '',
  );
  const onChoose = (detail: string) => void dispatchEvent(new CustomEvent(name, { detail }));
  return { chosen, onChoose };
}

/** The size of the letters and the scheme, chosen where they are read. */
export function ReadingSettings() {
  const size = useLook('letra');
  const theme = useLook('tema');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
    // The whole of it, and nothing moves where it is in sight.
    panel.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for one choice; these are two
    <div
      ref={panel}
      // A press on a label gives the focus to what holds it, and must not leave the panel.
      tabIndex={-1}
      className={`card d-print-none ${styles.panel}`}
      role="group"
      aria-label={texts.region}
    >
      <Choice legend={texts.size} options={texts.sizes} {...size} isSized />
      <Choice legend={themes.label} options={THEMES} {...theme} />
    </div>
  );
}
