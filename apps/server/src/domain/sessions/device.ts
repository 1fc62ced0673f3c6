const UNKNOWN = '不明な端末';

// In this order: iPadOS calls itself a Mac with a touch screen nowhere in the header, ChromeOS an X11.
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

// The others call themselves Chrome or Safari as well.
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/**
 * What a customer calls the device and the browser, from the header in which the browser says it:
 * 「Windows・Chrome」. Only these words are stored.
 */
export function deviceOf(userAgent: string | undefined): string {
  const wordIn = (words: readonly [RegExp, string][]) =>
    words.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  return [wordIn(SYSTEMS), wordIn(BROWSERS)].filter(Boolean).join('・') || UNKNOWN;
}
