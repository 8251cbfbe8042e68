/** https://firebase.google.com/docs/reference/rules/rules.LatLng */
import { float, type Of } from '../values';
import { type MethodTable, method } from './method';

const EARTH_RADIUS_METRES = 6_371_010;

export const latlngMethods: MethodTable = {
  latitude: method('latlng', [], (self) => float(self.latitude)),
  longitude: method('latlng', [], (self) => float(self.longitude)),
  /** Great-circle distance in metres. */
  distance: method('latlng', ['latlng'], (self, other) => float(haversine(self, other))),
};

function haversine(a: Of<'latlng'>, b: Of<'latlng'>): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const latitude = radians(b.latitude - a.latitude) / 2;
  const longitude = radians(b.longitude - a.longitude) / 2;
  const half =
    Math.sin(latitude) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude) ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(half)));
}
