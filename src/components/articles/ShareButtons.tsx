import CopiedIcon from 'bootstrap-icons/icons/check2.svg?react';
import FacebookIcon from 'bootstrap-icons/icons/facebook.svg?react';
import CopyIcon from 'bootstrap-icons/icons/link-45deg.svg?react';
import ShareIcon from 'bootstrap-icons/icons/share.svg?react';
import XIcon from 'bootstrap-icons/icons/twitter-x.svg?react';
import WhatsAppIcon from 'bootstrap-icons/icons/whatsapp.svg?react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui';
import { messages } from '@/model/messages';
import { shareLinks } from '@/model/urls';
import { useMediaQuery } from '../ui/useViewport';

const text = messages.article.share;
/** How long the confirmation of the copied link is shown. */
export const COPIED_MS = 3000;

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

/** Share on Facebook, X and WhatsApp, with the device where it can, or copy the link. */
export function ShareButtons({ url, title }: ShareButtonsProps) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const handheld = useMediaQuery('(pointer: coarse)');
  const links = shareLinks(url, title);

  useEffect(() => {
    if (copied !== 'yes') return;
    const timer = setTimeout(() => setCopied('no'), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied('yes');
    } catch {
      setCopied('failed');
    }
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
      <Button variant="secondary" className="px-2" onClick={() => void copy()} title={text.copy}>
        {copied === 'yes' ? <CopiedIcon aria-hidden="true" /> : <CopyIcon aria-hidden="true" />}
        <span className="text-start" style={{ minWidth: '6.5em' }}>
          {copied === 'yes' ? text.copied : text.copy}
        </span>
      </Button>
      <p role="status" className={copied === 'failed' ? 'w-100 text-danger fs-sm' : 'visually-hidden'}>
        {copied === 'yes' && text.copied}
        {copied === 'failed' && text.copyFailed}
      </p>
    </div>
  );
}
