import PrintIcon from 'bootstrap-icons/icons/printer.svg?react';
import ListenIcon from 'bootstrap-icons/icons/volume-up.svg?react';
import { type ComponentType, type RefObject, useCallback, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui';
import { orTell } from '@/components/ui/orTell';
import { useDisclosure } from '@/components/ui/useDisclosure';
import { messages } from '@/model/messages';
import { articleTools } from '@/model/messages/article-tools';
import { loadCode } from '@/services/client';
import styles from './ArticleContent.module.css';

const text = articleTools;
const bringListening = async () => (await import('./listening/ListenBar')).ListenBar;
const bringSettings = async () => (await import('./ReadingSettings')).ReadingSettings;

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

/** A part that a press brings, its code with the first one, and another press takes away. */
function useBrought<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const { open, toggle, close, button, handlers } = useDisclosure(null);
  const press = () =>
    Part
      ? toggle()
      : void orTell(messages.errors.chunkText, async () => {
          const code = await loadCode(load);
          setPart(() => code);
          toggle();
        });
  const leave = useCallback(() => {
    close();
    button.current?.focus();
  }, [close, button]);
  return { Part: open ? Part : null, open, button, handlers, press, leave };
}

/** What helps to read an article. Each brings its code when it is pressed; the last one keeps its place until a voice is known. */
export function ReadingTools({ article, title }: ReadingToolsProps) {
  const canListen = useHasVoice();
  const settings = useBrought(bringSettings);
  const listening = useBrought(bringListening);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these are buttons
    <div className="hstack flex-wrap gap-2" role="group" aria-label={text.title}>
      <div className="position-relative" {...settings.handlers}>
        <Button
          ref={settings.button}
          variant="secondary"
          className="btn-icon font-serif"
          aria-label={text.settings}
          title={text.settings}
          aria-expanded={settings.open}
          onClick={settings.press}
        >
          <span aria-hidden="true">Aa</span>
        </Button>
        {settings.Part && <settings.Part />}
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
        aria-expanded={listening.open}
        onClick={listening.press}
      >
        <ListenIcon aria-hidden="true" />
        {text.listen}
      </Button>
      {listening.Part && <listening.Part {...{ article, title }} onClose={listening.leave} />}
    </div>
  );
}
