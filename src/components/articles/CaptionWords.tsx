import { readCaption } from '@/model/images/picture-credit';
import { messages } from '@/model/messages';
import { unbroken } from '@/model/shared/text/unbroken';

interface CaptionWordsProps {
  text: string;
  /** The picture itself says the same words to screen readers. */
  isSaid?: boolean;
}

/** What a picture shows, then whose it is; the name of a known licence leads to its text. */
export function CaptionWords({ text, isSaid }: CaptionWordsProps) {
  const { words, credit } = readCaption(text);
  const hidden = isSaid || undefined;
  return (
    <>
      {words && <span aria-hidden={hidden}>{unbroken(words)}</span>}
      {words && credit.length > 0 && ' '}
      {credit.length > 0 && (
        <small className="text-soft fs-xs">
          {credit.map(({ text: part, href }) =>
            href ? (
              <a key={part} href={href} target="_blank" rel="license noopener">
                {part}
                <span className="visually-hidden"> {messages.common.opensInNewTab}</span>
              </a>
            ) : (
              <span key={part} aria-hidden={hidden}>
                {unbroken(part)}
              </span>
            ),
          )}
        </small>
      )}
    </>
  );
}
