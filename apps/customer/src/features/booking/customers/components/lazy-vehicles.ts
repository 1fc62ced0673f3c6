import type { CustomerInput } from '@ferry/api/customer';
import { lazy } from 'react';

/** The code of the vehicles: most customers take none, and do not wait for it. */
export const loadVehicles = () => import('./VehicleList.tsx');

export const LazyVehicleList = lazy(async () => ({ default: (await loadVehicles()).VehicleList }));

/** Whether the answers are of a party with a vehicle. */
export const hasVehicles = ({ outboundVehicles, returnVehicles }: CustomerInput): boolean =>
  outboundVehicles.length + returnVehicles.length > 0;
