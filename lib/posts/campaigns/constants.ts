/** Characters of a campaign's name. */
export const NAME_LIMIT = 60;
/** Days of a campaign: six weeks. */
export const MAX_DAYS = 42;
/** Ideas of a campaign, including those that were written. */
export const MAX_CAMPAIGN_IDEAS = 12;
/** How many days ahead a campaign may end. */
export const MAX_DAYS_TO_END = 180;
/** How many campaigns are listed; those that end last come first. */
export const MAX_LISTED = 50;
