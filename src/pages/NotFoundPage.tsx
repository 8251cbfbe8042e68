import { Navigate, useLocation } from 'react-router-dom';
import { ButtonLink, LoadingRegion } from '@/components/ui';
import { PageProblem } from '@/components/ui/PageProblem';
import { isOldAddress, placeOfOldAddress } from '@/model/articles/old-address';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import { useCatalogue } from '@/services/articles';

export default function NotFoundPage() {
  const { pathname } = useLocation();
  return isOldAddress(pathname) ? <OldAddress /> : <NotFound />;
}

/** What stood on the old blog leads to where it is now. */
function OldAddress() {
  const { pathname, search } = useLocation();
  const { cards, complete, error } = useCatalogue();
  const place = placeOfOldAddress(pathname, search, cards);
  if (place !== null) return <Navigate to={place} replace />;
  return complete || error ? <NotFound /> : <LoadingRegion text={messages.common.loading} visible />;
}

function NotFound() {
  const texts = messages.errors;
  return (
    <div className="container">
      <PageProblem title={texts.notFoundTitle} text={texts.notFoundText}>
        <ButtonLink to={paths.home.href()}>{texts.notFoundHome}</ButtonLink>
        <ButtonLink to={paths.library.href()} variant="secondary">
          {texts.notFoundLibrary}
        </ButtonLink>
      </PageProblem>
    </div>
  );
}
