/** What the administrador decides before importing. */
export interface ImportChoices {
  /** The blog's pages: brought as articles, or left. */
  paginas: 'articulos' | 'omitir';
  /** Pictures: their links kept, or copied to the site's storage. */
  imagenes: 'enlaces' | 'copiar';
  comentarios: boolean;
}

export const DEFAULT_CHOICES: ImportChoices = { paginas: 'omitir', imagenes: 'enlaces', comentarios: true };
