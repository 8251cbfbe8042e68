import FacebookIcon from 'bootstrap-icons/icons/facebook.svg?react';
import CopyIcon from 'bootstrap-icons/icons/link-45deg.svg?react';
import ShareIcon from 'bootstrap-icons/icons/share.svg?react';
import XIcon from 'bootstrap-icons/icons/twitter-x.svg?react';
import WhatsAppIcon from 'bootstrap-icons/icons/whatsapp.svg?react';
import { Button, showToast } from '@/components/ui';
import { orTell } from '@/components/ui/orTell';
import { messages } from '@/model/messages';
import { shareLinks } from '@/model/shared/urls';
import { useMediaQuery } from '../ui/useViewport';

const text = messages.article.share;
interface ShareButtonsProps {
  /** The page's canonical address. */
  url: string;
  title: string;
}

/** Asks the device to share; closing its sheet is no failure. */
async function shareNatively(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) console.warn(error);
  }
}

export function ShareButtons({ url, title }: ShareButtonsProps) {
  const handheld = useMediaQuery('(pointer: coarse)');
  const links = shareLinks(url, title);
  const copy = async () => {
    if (await orTell(text.copyFailed, () => navigator.clipboard.writeText(url))) showToast(text.copied);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these are links and buttons
    <div className="hstack flex-wrap gap-2" role="group" aria-label={text.title}>
      {handheld && 'share' in navigator && (
        <Button
          variant="secondary"
          className="btn-icon"
          aria-label={text.native}
          title={text.native}
          onClick={() => void shareNatively({ url, title })}
        >
          <ShareIcon aria-hidden="true" />
        </Button>
      )}
      {(
        [
          ['facebook', FacebookIcon],
          ['x', XIcon],
          ['whatsapp', WhatsAppIcon],
        ] as const
      ).map(([network, Icon]) => (
        <a
          key={network}
          className="btn btn-secondary btn-icon"
          href={links[network]}
          target="_blank"
          rel="noopener noreferrer"
          title={text[network]}
        >
          <Icon aria-hidden="true" />
          <span className="visually-hidden">
            {text[network]} {messages.common.opensInNewTab}
          </span>
        </a>
      ))}
      <Button variant="secondary" className="px-4" onClick={() => void copy()} title={text.copy}>
        <CopyIcon aria-hidden="true" />
        {text.copy}
      </Button>
    </div>
  );
}
