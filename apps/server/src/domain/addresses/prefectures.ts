/** A prefecture with the position of its office, in degrees (WGS 84, rounded to about a kilometre). */
export interface LocatedPrefecture {
  /** JIS X 0401: `01` … `47`. */
  code: string;
  name: string;
  /** Reading in hiragana. */
  nameKana: string;
  latitude: number;
  longitude: number;
}

/** The 47 prefectures in the order of their codes. */
export const prefectures: readonly LocatedPrefecture[] = [
  { code: '01', name: '北海道', nameKana: 'ほっかいどう', latitude: 43.06, longitude: 141.35 },
  { code: '02', name: '青森県', nameKana: 'あおもりけん', latitude: 40.82, longitude: 140.74 },
  { code: '03', name: '岩手県', nameKana: 'いわてけん', latitude: 39.7, longitude: 141.15 },
  { code: '04', name: '宮城県', nameKana: 'みやぎけん', latitude: 38.27, longitude: 140.87 },
  { code: '05', name: '秋田県', nameKana: 'あきたけん', latitude: 39.72, longitude: 140.1 },
  { code: '06', name: '山形県', nameKana: 'やまがたけん', latitude: 38.24, longitude: 140.36 },
  { code: '07', name: '福島県', nameKana: 'ふくしまけん', latitude: 37.75, longitude: 140.47 },
  { code: '08', name: '茨城県', nameKana: 'いばらきけん', latitude: 36.34, longitude: 140.45 },
  { code: '09', name: '栃木県', nameKana: 'とちぎけん', latitude: 36.57, longitude: 139.88 },
  { code: '10', name: '群馬県', nameKana: 'ぐんまけん', latitude: 36.39, longitude: 139.06 },
  { code: '11', name: '埼玉県', nameKana: 'さいたまけん', latitude: 35.86, longitude: 139.65 },
  { code: '12', name: '千葉県', nameKana: 'ちばけん', latitude: 35.6, longitude: 140.12 },
  { code: '13', name: '東京都', nameKana: 'とうきょうと', latitude: 35.69, longitude: 139.69 },
  { code: '14', name: '神奈川県', nameKana: 'かながわけん', latitude: 35.45, longitude: 139.64 },
  { code: '15', name: '新潟県', nameKana: 'にいがたけん', latitude: 37.9, longitude: 139.02 },
  { code: '16', name: '富山県', nameKana: 'とやまけん', latitude: 36.7, longitude: 137.21 },
  { code: '17', name: '石川県', nameKana: 'いしかわけん', latitude: 36.59, longitude: 136.63 },
  { code: '18', name: '福井県', nameKana: 'ふくいけん', latitude: 36.07, longitude: 136.22 },
  { code: '19', name: '山梨県', nameKana: 'やまなしけん', latitude: 35.66, longitude: 138.57 },
  { code: '20', name: '長野県', nameKana: 'ながのけん', latitude: 36.65, longitude: 138.18 },
  { code: '21', name: '岐阜県', nameKana: 'ぎふけん', latitude: 35.39, longitude: 136.72 },
  { code: '22', name: '静岡県', nameKana: 'しずおかけん', latitude: 34.98, longitude: 138.38 },
  { code: '23', name: '愛知県', nameKana: 'あいちけん', latitude: 35.18, longitude: 136.91 },
  { code: '24', name: '三重県', nameKana: 'みえけん', latitude: 34.73, longitude: 136.51 },
  { code: '25', name: '滋賀県', nameKana: 'しがけん', latitude: 35.0, longitude: 135.87 },
  { code: '26', name: '京都府', nameKana: 'きょうとふ', latitude: 35.02, longitude: 135.76 },
  { code: '27', name: '大阪府', nameKana: 'おおさかふ', latitude: 34.69, longitude: 135.52 },
  { code: '28', name: '兵庫県', nameKana: 'ひょうごけん', latitude: 34.69, longitude: 135.18 },
  { code: '29', name: '奈良県', nameKana: 'ならけん', latitude: 34.69, longitude: 135.83 },
  { code: '30', name: '和歌山県', nameKana: 'わかやまけん', latitude: 34.23, longitude: 135.17 },
  { code: '31', name: '鳥取県', nameKana: 'とっとりけん', latitude: 35.5, longitude: 134.24 },
  { code: '32', name: '島根県', nameKana: 'しまねけん', latitude: 35.47, longitude: 133.05 },
  { code: '33', name: '岡山県', nameKana: 'おかやまけん', latitude: 34.66, longitude: 133.94 },
  { code: '34', name: '広島県', nameKana: 'ひろしまけん', latitude: 34.4, longitude: 132.46 },
  { code: '35', name: '山口県', nameKana: 'やまぐちけん', latitude: 34.19, longitude: 131.47 },
  { code: '36', name: '徳島県', nameKana: 'とくしまけん', latitude: 34.07, longitude: 134.56 },
  { code: '37', name: '香川県', nameKana: 'かがわけん', latitude: 34.34, longitude: 134.04 },
  { code: '38', name: '愛媛県', nameKana: 'えひめけん', latitude: 33.84, longitude: 132.77 },
  { code: '39', name: '高知県', nameKana: 'こうちけん', latitude: 33.56, longitude: 133.53 },
  { code: '40', name: '福岡県', nameKana: 'ふくおかけん', latitude: 33.61, longitude: 130.42 },
  { code: '41', name: '佐賀県', nameKana: 'さがけん', latitude: 33.25, longitude: 130.3 },
  { code: '42', name: '長崎県', nameKana: 'ながさきけん', latitude: 32.74, longitude: 129.87 },
  { code: '43', name: '熊本県', nameKana: 'くまもとけん', latitude: 32.79, longitude: 130.74 },
  { code: '44', name: '大分県', nameKana: 'おおいたけん', latitude: 33.24, longitude: 131.61 },
  { code: '45', name: '宮崎県', nameKana: 'みやざきけん', latitude: 31.91, longitude: 131.42 },
  { code: '46', name: '鹿児島県', nameKana: 'かごしまけん', latitude: 31.56, longitude: 130.56 },
  { code: '47', name: '沖縄県', nameKana: 'おきなわけん', latitude: 26.21, longitude: 127.68 },
];
