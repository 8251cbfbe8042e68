import { FavouritesTool } from '@/components/account/profile/FavouritesTool';
import { useMember } from '@/components/account/useMember';
import { ErrorState, usePageMeta } from '@/components/ui';
import { messages } from '@/model/messages';
import '@/theme/members.scss';

const texts = messages.favourites.tool;

/** /depurar-favoritos. The guard of the route has seen to it that there is a session. */
export default function FavouritesToolPage() {
  usePageMeta({ title: texts.title, description: texts.description, noIndex: true });
  const { account } = useMember();
  return (
    <div className="container container-table pb-8">
      <header className="page-head">
        <h1>{texts.title}</h1>
        <p className="lead">{texts.description}</p>
      </header>
      {account ? <FavouritesTool account={account} /> : <ErrorState text={texts.signInRequired} />}
    </div>
  );
}
