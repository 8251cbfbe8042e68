import { CategoryRow } from '@/components/home/CategoryRow';
import { ContinueReading } from '@/components/home/ContinueReading';
import { ForumPromo } from '@/components/home/ForumPromo';
import { Hero } from '@/components/home/Hero';
import { LatestArticles } from '@/components/home/LatestArticles';
import { Symposia } from '@/components/home/Symposia';
import { usePageMeta } from '@/components/ui';
import { messages } from '@/model/messages';
import { useHomeCards } from '@/services/articles';

export default function HomePage() {
  usePageMeta({ description: messages.home.description });
  const home = useHomeCards();
  return (
    <>
      <Hero articles={home.all} />
      <CategoryRow totals={home.categorias} />
      <ContinueReading />
      <LatestArticles {...home} />
      <ForumPromo />
      <Symposia {...home} />
    </>
  );
}
