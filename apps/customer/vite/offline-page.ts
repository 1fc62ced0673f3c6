import type { Theme } from '@ferry/ui/theme/theme';
import { size } from '@ferry/ui/tokens/shape';
import { fontSize, lineHeight, rem } from '@ferry/ui/tokens/type';
import { DATABASE, SHARED_TICKETS } from '../src/kept-tickets/kept-tickets-database.ts';
import { escapeHtml } from './escape-html.ts';

/** What the page says about the operator. */
export type OfflineFacts = { name: string; phone: { number: string; hours: string } };

/**
 * Loads the requested page as soon as there is a network; the link does the same by hand. Where tickets
 * are kept on this device, it leads to those of each reservation, the next departure first, and after
 * the last arrival to its vouchers: their pages open without a network.
 */
const script = (database: string, base: string) => `
addEventListener('online',()=>location.reload())
const request=indexedDB.open('${database}',1)
request.onupgradeneeded=()=>request.transaction.abort()
request.onerror=(event)=>event.preventDefault()
request.onsuccess=()=>{
  const database=request.result
  const all=database.transaction('reservations').objectStore('reservations').getAll()
  all.onsuccess=()=>{
    database.close()
    const ahead=all.result.flatMap(({reservationId,legs,until})=>{
      const next=legs.filter(({arrivesAt})=>Date.parse(arrivesAt)>Date.now())
        .sort((one,other)=>Date.parse(one.arrivesAt)-Date.parse(other.arrivesAt))[0]
      const at=Date.parse(next?next.departure?.at??next.arrivesAt:until)
      return next||at>Date.now()?[{reservationId,next,at}]:[]
    })
    const template=document.getElementById('tickets')
    for(const {reservationId,next} of ahead.sort((one,other)=>one.at-other.at)){
      const link=template.cloneNode(true)
      link.removeAttribute('id')
      link.href='${base}'+(reservationId==='${SHARED_TICKETS}'?'ticket':'reservation-detail/'+reservationId+'/tickets')
      if(!next)link.textContent='保存した引換券を表示する'
      else if(ahead.length>1&&next.title&&next.departure)link.textContent=next.title+' '+next.departure.port+'発の乗船券を表示する'
      link.hidden=false
      template.before(link)
    }
  }
}
`;

/** The script of the offline page of a site at `base`. */
export const offlineScript = (base: string): string => script(DATABASE, base);

/** Looks like the site, from the same tokens, without a file of it that may be missing. */
export const offlineStyle = ({ color, radius, font }: Theme): string => `
*{box-sizing:border-box}
body{margin:0;min-height:100svh;background:${color.groundPage};color:${color.ink};font-family:${font.body};font-size:${rem(fontSize.body)};line-height:${lineHeight.body};line-break:strict;overflow-wrap:anywhere}
header{padding-block:1rem;background:${color.groundDeep};color:${color.onDeep};font-size:${rem(fontSize.lead)};font-weight:700;letter-spacing:.04em}
header p,main{max-width:${size.columnForm}px;margin-inline:auto}
p,ul{margin:0;text-wrap:pretty}
header p{padding-inline:1rem}
main{display:grid;gap:1.5rem;padding:2.5rem 1rem}
h1{margin:0;font-size:clamp(1.375rem,5vw,${rem(fontSize.h1)});line-height:${lineHeight.heading};word-break:auto-phrase;text-wrap:balance}
ul{padding-inline-start:1.25em}
a{color:${color.link};text-underline-offset:.2em}
a.action{justify-self:start;display:flex;align-items:center;min-height:${size.targetLarge}px;padding:.5rem 1.5rem;border:2px solid transparent;border-radius:${radius.control};background:${color.action};color:${color.onAction};font-weight:700;text-decoration:none}
a[hidden]{display:none!important}
a.action:hover{background:${color.actionHover}}
a:focus-visible{outline:${size.focusEdge}px solid ${color.focusEdge};outline-offset:${size.focusRing}px;box-shadow:0 0 0 ${size.focusRing}px ${color.focus}}
.phone{display:grid;gap:.25rem;padding:1rem;border:1px solid ${color.hairline};border-radius:${radius.card};background:${color.ground}}
.phone a{font-size:${rem(fontSize.h2)};font-weight:700;font-variant-numeric:tabular-nums}
@media (forced-colors:active){a:focus-visible{outline:${size.focusRing}px solid Highlight}a.action{border-color:LinkText}}
`;

/**
 * The page that the service worker shows, at whatever address was requested, when there is no network.
 * It works without scripts and says nothing about the customer.
 *
 * @param operator from operator.json
 * @param themeColor of the browser's frame
 * @param files addresses of its style and its script
 */
export const offlinePage = (
  { name, phone }: OfflineFacts,
  themeColor: string,
  files: { style: string; script: string },
): string => `<!doctype html>
<html lang="ja">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="theme-color" content="${themeColor}" />
    <meta name="format-detection" content="telephone=no" />
    <title>インターネットに接続できません|${escapeHtml(name)}</title>
    <link rel="stylesheet" href="${files.style}" />
    <script src="${files.script}" defer></script>
  </head>
  <body>
    <header><p>${escapeHtml(name)}</p></header>
    <main>
      <h1>インターネットに接続できません</h1>
      <p>接続が戻ると、このページは自動的に読み込み直します。</p>
      <ul>
        <li>電波の届く場所で、もう一度お試しください。</li>
        <li>機内モードやWi-Fiの設定をご確認ください。</li>
        <li>お手続きの途中で保存された入力内容は残っています。</li>
      </ul>
      <a class="action" id="tickets" href="" hidden>保存した乗船券を表示する</a>
      <a class="action" href="">もう一度読み込む</a>
      <div class="phone">
        <p>お急ぎの方は、お電話でもご案内しています。</p>
        <p><a href="tel:${phone.number}">${phone.number}</a></p>
        <p>受付時間 ${escapeHtml(phone.hours)}</p>
      </div>
    </main>
  </body>
</html>
`;
