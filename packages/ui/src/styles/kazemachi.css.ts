// The style entry of the second brand, in place of global.css.
import '../theme/kazemachi.css.ts';
import './foundation.css.ts';
