import { collection, doc, type Firestore, getDoc, getDocs, setDoc } from 'firebase/firestore/lite';
import type { Article } from '@/model/articles/article';
import { decodeCard, type ShardCollection } from '@/model/articles/catalogue/catalogue';
import type { ArticleDraft } from '@/model/articles/editing/article-changes';
import { saveArticle } from '@/services/articles/writes';

export function aDraft(over: Partial<ArticleDraft> = {}): ArticleDraft {
  return {
    titulo: 'Caminos de piedra',
    contenido: 'Un texto sobre **calzadas**.',
    resumen: '',
    autorId: 'u1',
    autor: 'Ana Soto',
    categorias: ['Arqueología'],
    tags: [],
    imagenPrincipal: null,
    imagenes: [],
    imagenDestacada: null,
    estado: 'publicado',
    fechaPublicacion: new Date('2024-03-12T12:00:00Z'),
    ...over,
  };
}

export function save(db: Firestore, id: string, over: Partial<ArticleDraft> = {}): Promise<Article> {
  return saveArticle(db, id, () => aDraft(over));
}

/** What a collection of shards holds: shard → article → title (catalogue), words (search) or passages as stored. */
export async function entriesOf(
  db: Firestore,
  name: ShardCollection,
): Promise<Record<string, Record<string, string>>> {
  const { docs } = await getDocs(collection(db, name));
  const found: Record<string, Record<string, string>> = {};
  for (const shard of docs) {
    const entries = Object.entries(shard.get('entradas') ?? {}).map(([id, value]) => {
      const text = String(value);
      return [id, name === 'catalogo' ? (decodeCard(id, text)?.titulo ?? 'ilegible') : text];
    });
    found[shard.id] = Object.fromEntries(entries);
  }
  return found;
}

export async function stored(db: Firestore, path: string): Promise<Record<string, unknown> | undefined> {
  return (await getDoc(doc(db, path))).data();
}

export async function addComment(
  db: Firestore,
  articleId: string,
  id: string,
  over: Record<string, unknown> = {},
) {
  await setDoc(doc(db, 'articulos', articleId, 'comentarios', id), {
    autor: 'Luis',
    contenido: `Comentario ${id}`,
    fechaPublicacion: new Date('2024-05-01T12:00:00Z'),
    articuloId: articleId,
    articuloTitulo: 'Caminos de piedra',
    articuloPublicado: true,
    ...over,
  });
}
