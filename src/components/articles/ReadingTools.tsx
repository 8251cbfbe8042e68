import PrintIcon from 'bootstrap-icons/icons/printer.svg?react';
import ListenIcon from 'bootstrap-icons/icons/volume-up.svg?react';
import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Button } from '@/components/ui';
import { orTell } from '@/components/ui/orTell';
import { messages } from '@/model/messages';
import { articleTools } from '@/model/messages/article-tools';
import { loadCode } from '@/services/client';
import styles from './ArticleContent.module.css';

const text = articleTools;
const loadListening = () => import('./listening/ListenBar');
const loadSettings = () => import('./ReadingSettings');

function onVoices(changed: () => void): () => void {
  const { speechSynthesis } = window;
  // Some browsers tell of voices later, some have them at once and know of no such event.
  speechSynthesis?.addEventListener?.('voiceschanged', changed);
  return () => speechSynthesis?.removeEventListener?.('voiceschanged', changed);
}

const hasVoice = () =>
  window.speechSynthesis?.getVoices().some(({ lang }) => /^es\b|^es_/i.test(lang)) ?? false;

/** Whether the browser has a voice that reads Spanish; where the build draws the page, none is known. */
const useHasVoice = () => useSyncExternalStore(onVoices, hasVoice, () => false);

interface ReadingToolsProps {
  article: RefObject<HTMLElement | null>;
  title: string;
}

/** A part that a press brings and another takes away; focus goes back to its button. */
function useOpened() {
  const [part, setPart] = useState<ReactNode>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setPart(null);
    button.current?.focus();
  }, []);
  const toggle = (bring: () => Promise<ReactNode>) =>
    part === null ? void orTell(messages.errors.chunkText, async () => setPart(await bring())) : close();
  return { part, setPart, button, close, toggle };
}

/** What helps to read an article. Each brings its code when it is pressed; the last one keeps its place until a voice is known. */
export function ReadingTools({ article, title }: ReadingToolsProps) {
  const canListen = useHasVoice();
  const settings = useOpened();
  const listening = useOpened();
  const openSettings = async () => {
    const { ReadingSettings } = await loadCode(loadSettings);
    return <ReadingSettings onClose={settings.close} />;
  };
  const listen = async () => {
    const { ListenBar } = await loadCode(loadListening);
    return <ListenBar {...{ article, title }} onClose={listening.close} />;
  };
  const leaveSettings = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) settings.setPart(null);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these are buttons
    <div className="hstack flex-wrap gap-2" role="group" aria-label={text.title}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is open closes when the focus leaves it and its button */}
      <div className="position-relative" onBlur={leaveSettings}>
        <Button
          ref={settings.button}
          variant="secondary"
          className="btn-icon font-serif"
          aria-label={text.settings}
          title={text.settings}
          aria-expanded={settings.part !== null}
          onClick={() => settings.toggle(openSettings)}
        >
          <span aria-hidden="true">Aa</span>
        </Button>
        {settings.part}
      </div>
      <Button
        variant="secondary"
        className="btn-icon"
        aria-label={text.print}
        title={text.print}
        onClick={() => window.print()}
      >
        <PrintIcon aria-hidden="true" />
      </Button>
      <Button
        ref={listening.button}
        variant="secondary"
        className={canListen ? 'px-4' : `px-4 ${styles.unseen}`}
        aria-expanded={listening.part !== null}
        onClick={() => listening.toggle(listen)}
      >
        <ListenIcon aria-hidden="true" />
        {text.listen}
      </Button>
      {listening.part}
    </div>
  );
}
