import retention from '../../../../retention.json';

/** When the names of a journey go, as a text goes on: 「乗船から12か月後」に削除します。 */
export const passengersRemoved = `乗船から${retention.passengerListMonths}か月後`;
