import { Page } from '../../page/Page.tsx';
export const MemberDataPage = () => <Page title="お預かりしているデータ">{null}</Page>;
