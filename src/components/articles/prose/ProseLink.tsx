import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '@/components/ui';
import { messages } from '@/model/messages';
import { safeHref } from '@/model/urls';

interface ProseLinkProps {
  href: string | undefined;
  id?: string | undefined;
  label?: string | undefined;
  describedBy?: string | undefined;
  children: ReactNode;
}

/** A link of an article: an address that may not be shown leaves only its words. */
export function ProseLink({ href, id, label, describedBy, children }: ProseLinkProps) {
  const safe = safeHref(href ?? '');
  if (safe === null) return <span>{children}</span>;
  if (safe.external) {
    return (
      <a href={safe.href} target="_blank" rel="noopener nofollow ugc">
        {children}
        <VisuallyHidden> {messages.common.opensInNewTab}</VisuallyHidden>
      </a>
    );
  }
  if (safe.href.startsWith('/')) return <Link to={safe.href}>{children}</Link>;
  return (
    <a href={safe.href} id={id} aria-label={label} aria-describedby={describedBy}>
      {children}
    </a>
  );
}
