/** Partials that the format has without any file of the theme (`systemPartials`, site-templates 2). */
export const SYSTEM_PARTIALS: Readonly<Record<string, string>> = {
  'sqs-social-links': `{.repeated section website.socialAccounts}<a href="{profileUrl}" target="_blank" rel="noopener" class="sqs-svg-icon--wrapper {serviceName}" aria-label="{.if screenname}{screenname}{.or}{serviceName}{.end}"><div><svg class="sqs-svg-icon--social" viewBox="0 0 64 64" aria-hidden="true"><use class="sqs-use--icon" xlink:href="#{serviceName}-icon"></use><use class="sqs-use--mask" xlink:href="#{serviceName}-mask"></use></svg></div></a>{.end}`,
  'sqs-share-buttons': '{@|social-button}',
};
