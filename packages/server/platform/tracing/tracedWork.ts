import type { MailGateway } from '../gateways/mail/mailGateway.ts';
import type { PostOutside } from '../gateways/outside/safeFetch.ts';
import { type Job, type JobHandler, NO_SITE } from '../jobs/job.ts';
import { type SpanAttributes, type Tracer, traced } from './tracer.ts';

/** A span for each run of a job. */
export function tracedJobs(
  handlers: ReadonlyMap<string, JobHandler>,
  tracer: Tracer | null,
): ReadonlyMap<string, JobHandler> {
  if (tracer === null) return handlers;
  const all = [...handlers].map(([kind, handle]): [string, JobHandler] => [
    kind,
    (job, signal) =>
      traced(tracer, { name: `process ${kind}`, kind: 'consumer', attributes: attributesOf(job) }, () =>
        handle(job, signal),
      ),
  ]);
  return new Map(all);
}

function attributesOf({ id, kind, attempt, websiteId }: Job): SpanAttributes {
  return {
    'messaging.system': 'quoin',
    'messaging.operation.name': 'process',
    'messaging.operation.type': 'process',
    'messaging.destination.name': kind,
    'messaging.message.id': id,
    'quoin.job.attempt': attempt,
    ...(websiteId === NO_SITE ? {} : { 'quoin.site.id': websiteId }),
  };
}

/** A span for each notification, which its receiver can go on from. Its path is left out: some hold a key. */
export function tracedPost(post: PostOutside, tracer: Tracer | null): PostOutside {
  if (tracer === null) return post;
  return (url, sent) => {
    const address = URL.canParse(url) ? new URL(url).hostname : '';
    const attributes = { 'http.request.method': 'POST', 'server.address': address };
    return traced(tracer, { name: 'POST', kind: 'client', attributes }, async (span) => {
      const headers = span === null ? sent.headers : { ...sent.headers, traceparent: span.traceparent };
      const answer = await post(url, { ...sent, headers });
      span?.set({ 'http.response.status_code': answer.status });
      if (answer.status >= 400) span?.fail(String(answer.status));
      return answer;
    });
  };
}

/** A span for each mail, without whom it goes to. */
export function tracedMail(mail: MailGateway, tracer: Tracer | null): MailGateway {
  if (tracer === null) return mail;
  const what = { name: 'send mail', kind: 'client', attributes: {} } as const;
  return {
    ...mail,
    deliver: (outgoing) =>
      traced(tracer, what, async (span) => {
        const result = await mail.deliver(outgoing);
        span?.set({ 'quoin.mail.result': result });
        return result;
      }),
  };
}
