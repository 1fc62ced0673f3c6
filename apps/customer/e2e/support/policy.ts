import type { Page } from '@playwright/test';

/** Every report of the Content-Security-Policy from now on, in all pages that are opened. */
export async function collectPolicyReports(page: Page): Promise<string[]> {
  const reports: string[] = [];
  await page.exposeFunction('reportPolicy', (report: string) => reports.push(report));
  await page.addInitScript(() => {
    const { reportPolicy } = window as unknown as { reportPolicy: (report: string) => void };
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile } = event;
      reportPolicy([effectiveDirective, blockedURI, sample, sourceFile].join(' '));
    });
  });
  return reports;
}
