export { useFavourite, useFavourites, useOwnFavourites } from './useFavourites';
