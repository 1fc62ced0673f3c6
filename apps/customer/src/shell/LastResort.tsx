import { Component, type ReactNode } from 'react';
import { operator } from '../copy/operator.ts';

/** Shown when even the error page cannot be rendered. No details, no styles that could fail. */
export class LastResort extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main>
        <h1>申し訳ございません。ページを表示できませんでした。</h1>
        <p>
          <a href="/customer/">ホームへ戻る</a>
        </p>
        <p>{`お電話でもご予約いただけます。${operator.phone.number}`}</p>
      </main>
    );
  }
}
