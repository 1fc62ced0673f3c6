import type {
  CustomerInput,
  DraftPartnerTicketRequest,
  DraftPaymentRequest,
  GuestSessionRequest,
  PassengerDiscount,
  PassengerInput,
  ReceiptRequest,
  VehicleInput,
} from '@ferry/api/customer';
import type { EmailChangeRequest, LoginRequest, PasswordChange } from '@ferry/api/external';
import { type SearchKey, searchLabels } from './search-labels.ts';

/** The keys of each of several shapes. */
type KeyOf<Shape> = Shape extends unknown ? keyof Shape : never;

/** What customers are asked for, by the contract's keys; `discount.carer` is a part of a group. */
export type FieldKey =
  | Exclude<keyof CustomerInput['representative'], 'travels' | 'hasOneName'>
  | Exclude<
      keyof PassengerInput,
      'passengerClass' | 'livesAbroad' | 'discount' | 'city' | 'hasOneName'
    >
  | `home.${Extract<keyof PassengerInput, 'city'>}`
  | `discount.${keyof PassengerDiscount}`
  | Exclude<keyof VehicleInput, 'plate' | 'plateUndecided' | 'isLow'>
  | `plate.${keyof VehicleInput['plate']}`
  | Extract<keyof CustomerInput, 'sensitiveDataConsent'>
  | Extract<keyof GuestSessionRequest, 'reservationNumber'>
  | `partnerTicket.${keyof DraftPartnerTicketRequest}`
  | keyof LoginRequest
  | keyof PasswordChange
  | keyof EmailChangeRequest
  | `payment.${Exclude<KeyOf<DraftPaymentRequest>, 'token' | 'cardId' | 'keepCard'>}`
  | `receipt.${Exclude<keyof ReceiptRequest, 'sourceId'>}`
  | SearchKey;

/**
 * The name of each field, in the order of the screen: the label at the field and the word in its
 * messages. A key that the contract gets has no name until it is defined here.
 */
export const fieldLabels: Record<FieldKey, string> = {
  ...searchLabels,
  reservationNumber: '予約番号',
  password: 'パスワード',
  familyName: '姓',
  givenName: '名',
  familyNameKana: 'セイ',
  givenNameKana: 'メイ',
  phone: '電話番号',
  dayPhone: '乗船当日に連絡がとれる電話番号',
  email: 'メールアドレス',
  postalCode: '郵便番号',
  prefecture: '都道府県',
  city: '市区町村',
  line1: '町名・番地',
  building: '建物名・部屋番号',
  sex: '性別',
  age: '乗船日の年齢',
  birthDate: '生年月日',
  'home.city': 'お住まいの市区町村',
  nationality: '国籍',
  passportNumber: 'パスポート番号(旅券番号)',
  emergencySupport: '避難のときの手助け',
  emergencySupportDetail: '必要な手助けの内容',
  outboundCabin: '往路の客室',
  returnCabin: '復路の客室',
  'discount.discountId': '割引',
  'discount.certificate': '手帳の種類',
  'discount.disabilityClass': '手帳の区分',
  'discount.carer': '介護者',
  assistance: 'お手伝いの内容',
  assistanceNote: 'お手伝いについての補足',
  driver: '運転者',
  model: '車名',
  'plate.place': 'ナンバーの地名',
  'plate.classNumber': 'ナンバーの分類番号',
  'plate.kana': 'ナンバーのかな',
  'plate.number': 'ナンバーの番号',
  sensitiveDataConsent: '障がい・健康に関する情報の取扱い',
  'partnerTicket.slots': '時間枠',
  'partnerTicket.mayInformPartners': '提携先への氏名と利用日の提供',
  currentPassword: '今のパスワード',
  newPassword: '新しいパスワード',
  newEmail: '新しいメールアドレス',
  'payment.method': 'お支払い方法',
  'payment.storeId': 'お支払いになる店',
  'receipt.recipient': '宛名',
  'receipt.blankRecipient': '宛名を空けておく',
  'receipt.proviso': '但し書き',
};

/** The fields of a name that is not divided into family and given name. */
const oneName: Partial<Record<string, string>> = {
  familyName: 'お名前',
  givenName: 'お名前',
  familyNameKana: 'フリガナ',
  givenNameKana: 'フリガナ',
};

/** The label of a field of a person, as it is shown for their kind of name. */
export const personLabel = (
  label: string,
  field: string,
  hasOneName: boolean | undefined,
): string => (hasOneName && oneName[field]) || label;
