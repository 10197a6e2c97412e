/** Texts that are names, times or symbols, which read the same in every language. */
export const sameInEveryLanguage =
  /^(Metadata\.title(Template)?|Posts\.platforms\.\w+|(Connections|Workspace\.confirm)\.names\.\w+|Connections\.callback\.title|Shell\.providers\.(facebook|stripe|google)|Plans\.(standard|professional)\.name|Workspace\.schedule\.(AM|PM|period)|Landing\.voices\.\w+\.(name|company)|Landing\.footer\.rights|Mail\.factor\.subject|Settings\.google\.title)$/;

/** Keys whose text in this language is the same word as in English. */
export const sameTexts: Readonly<Record<string, string>> = {
  es: `Billing.button.error Campaigns.list.ideas Landing.footer.legal`,
  fr: `Posts.list.pages Posts.list.page Login.secondFactor.code Common.notifications Shell.menu
    Brand.industries.finance Workspace.fields.description Workspace.schedule.minute Feedback.message
    Connections.pageDialog.page Media.title Media.photoShort Media.photo Media.dialog.shapes.PORTRAIT Photos.title Photos.photo
    Worked.date`,
  it: `Posts.types.EMAIL Login.email Login.password Shell.menu Shell.dashboard Shell.feedback Workspace.fields.link
    Feedback.title Billing.history.post Dashboard.title Landing.footer.privacy Landing.footer.cookies
    Landing.legal.cookies Settings.email.title Settings.password.title Worked.post`,
  pt: `Shell.menu Workspace.fields.links Workspace.fields.link Landing.footer.legal Settings.twoFactor.download`,
  de: `Campaigns.fields.name Posts.statusLabel Login.secondFactor.code Shell.dashboard Shell.feedback Workspace.likes
    Workspace.fields.links Workspace.fields.link Workspace.schedule.minute Feedback.title
    Billing.history.credits Dashboard.title Settings.passkeys.title`,
};
