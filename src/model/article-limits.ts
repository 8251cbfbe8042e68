/** What an article may hold; firestore.rules has the same numbers. */
export const ARTICLE_LIMITS = {
  titulo: 200,
  contenido: 400_000,
  resumen: 1000,
  categorias: 10,
  categoria: 60,
  tags: 20,
  tag: 40,
  imagenes: 40,
  /** Characters of a picture's address, and of its alternative text. */
  imagen: 1000,
  imagenAlt: 300,
} as const;
