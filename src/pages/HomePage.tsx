import { EarlierSymposia, SymposiaBlock } from '@/components/home/EarlierSymposia';
import { ForumPromo } from '@/components/home/ForumPromo';
import { Hero } from '@/components/home/Hero';
import { LatestArticles } from '@/components/home/LatestArticles';
import { usePageMeta } from '@/components/ui';
import { messages } from '@/model/messages';
import { useCatalogue } from '@/services/queries';

export default function HomePage() {
  usePageMeta({ description: messages.home.description });
  const { cards, status, complete, error, retry } = useCatalogue({ home: true });
  // The newest year is here, but the older ones, where more symposia may be, could not be read.
  const olderFailed = status === 'ready' && !complete && error !== null;
  const noSymposia = !cards.some((card) => card.esSimposio);
  return (
    <>
      <Hero />
      <LatestArticles cards={cards} status={status} onRetry={retry} />
      <ForumPromo />
      <SymposiaBlock>
        <EarlierSymposia
          cards={cards}
          status={olderFailed && noSymposia ? 'error' : status}
          complete={complete || olderFailed}
          onRetry={retry}
        />
      </SymposiaBlock>
    </>
  );
}
