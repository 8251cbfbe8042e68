/** https://firebase.google.com/docs/reference/rules/rules.latlng_ */
import { callable, type FunctionTable } from '../methods/method';
import { fail } from '../values';

export const latlngFunctions: FunctionTable = {
  value: callable(['number', 'number'], (lat, lng) => {
    const [latitude, longitude] = [Number(lat.value), Number(lng.value)];
    const inRange = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
    return inRange ? { type: 'latlng', latitude, longitude } : fail('The coordinates are out of range.');
  }),
};
