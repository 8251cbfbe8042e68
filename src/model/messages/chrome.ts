/** The navigation bar and the footer, which wrap every page. */
export const nav = {
  label: 'Navegación principal',
  home: 'Inicio',
  library: 'Biblioteca',
  forum: 'Foro',
  contact: 'Contacto',
  login: 'Iniciar sesión',
  register: 'Registrarse',
  profile: 'Mi perfil',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  homeOf: (site: string) => `${site}: inicio`,
} as const;

export const footer = {
  label: 'Pie de página',
  navLabel: 'Enlaces del sitio',
  rights: (year: number, site: string) => `© ${year} ${site}. Todos los derechos reservados.`,
  about:
    'Artículos sobre evidencias arqueológicas, históricas y culturales del Libro de Mormón, con sus fuentes y para toda clase de lectores.',
  explore: 'Explorar',
  participate: 'Participar',
  theme: { label: 'Apariencia', system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
  independent:
    'Este es un sitio independiente, hecho por aficionados al estudio. No es una publicación oficial de ninguna iglesia.',
} as const;
