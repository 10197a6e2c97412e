/** Written > sent, by the clock of the zone | the text; what it contradicts stands in brackets. */
export const ENGLISH = `
zone Europe/London
2026-03-01 18:00 > 2026-03-10 09:00 | [Saturday]: sourdough workshop for beginners, two places left.
2026-03-01 18:00 > 2026-03-07 08:00 | Saturday: sourdough workshop for beginners, two places left.
2026-03-01 18:00 > 2026-03-07 09:00 | [Friday]: open until 9. Come by after work!
2026-03-02 10:00 > 2026-03-10 09:00 | Every Saturday we bake focaccia with rosemary.
2026-03-02 10:00 > 2026-03-11 12:00 | Closed on Mondays, as always. See you the rest of the week!
2026-03-02 10:00 > 2026-03-12 12:00 | Our Saturday loaf is back: rye, honey and a long night in the oven.
2026-03-03 09:00 > 2026-03-09 16:00 | Last Saturday was wonderful. Thank you all for coming!
2026-03-03 09:00 > 2026-03-12 16:00 | We have had rhubarb tarts since Friday, and they are selling fast.
2026-03-04 11:00 > 2026-03-05 09:00 | Tomorrow, [Saturday], we open at 7 with fresh croissants.
2026-03-04 11:00 > 2026-03-06 09:00 | Tomorrow, Saturday, we open at 7 with fresh croissants.
2026-03-04 11:00 > 2026-03-06 09:00 | Open today, Friday, until 8 pm.
2026-03-04 11:00 > 2026-03-05 09:00 | Open today, [Friday], until 8 pm.
2026-03-02 08:00 > 2026-03-08 10:00 | 20% off all colour treatments [until Saturday].
2026-03-02 08:00 > 2026-03-07 10:00 | 20% off all colour treatments until Saturday.
2026-03-02 08:00 > 2026-03-16 10:00 | Join us [this weekend] for our spring flower market.
2026-03-02 08:00 > 2026-03-08 10:00 | Join us this weekend for our spring flower market.
2026-03-02 08:00 > 2026-03-10 10:00 | Jazz in the café [from Friday to Sunday], free entry.
2026-03-02 08:00 > 2026-03-08 10:00 | Jazz in the café from Friday to Sunday, free entry.
2026-12-10 08:00 > 2026-12-28 10:00 | We are closed [24–26 December].
2026-12-10 08:00 > 2026-12-25 10:00 | We are closed 24–26 December.
2026-03-02 08:00 > 2026-03-16 10:00 | Mother's Day brunch on [15 March], book your table now.
2026-03-02 08:00 > 2026-03-15 08:00 | Mother's Day brunch on 15 March, book your table now.
2026-03-02 08:00 > 2026-03-16 10:00 | We opened on 12 March 1998 with one oven and a lot of hope.
2026-03-02 08:00 > 2026-03-20 10:00 | Opening hours: Monday to Friday 7–18, Saturday 8–13.
2026-03-02 08:00 > 2026-03-20 10:00 | We are open Tuesday to Saturday from 9 am to 6 pm. Call 020 7946 0012.
2026-03-02 08:00 > 2026-03-20 10:00 | A cut and blow-dry is £35 this spring. You may bring a friend.
2026-03-02 08:00 > 2026-03-20 10:00 | Ask for May at the counter: she knows every tulip by name.
2026-03-02 08:00 > 2026-03-20 10:00 | 1st prize in the county bread show, three years in a row!
2026-03-02 08:00 > 2026-03-20 10:00 | Sun on the terrace, an iced latte, and 10 kinds of cake.
2026-03-02 08:00 > 2026-03-20 10:00 | Our tyres sat in the warehouse all winter; now they are 15% off.
2026-03-02 08:00 > 2026-03-09 10:00 | Last orders for birthday cakes by [Thursday] evening, please.
2026-03-02 08:00 > 2026-03-05 10:00 | Last orders for birthday cakes by Thursday evening, please.
2026-03-02 08:00 > 2026-03-08 10:00 | [Sat 7 March], 10 am: free brake check for every customer.
2026-03-02 08:00 > 2026-03-07 09:00 | Sat 7 March, 10 am: free brake check for every customer.
2026-03-02 08:00 > 2026-03-18 10:00 | Easter wreath course on [the 14th], only £40 with coffee.
2026-03-02 08:00 > 2026-03-12 10:00 | Easter wreath course on the 14th, only £40 with coffee.
2026-03-02 08:00 > 2026-03-06 10:00 | [From Thursday] we open half an hour earlier.
2026-03-02 08:00 > 2026-03-05 07:00 | From Thursday we open half an hour earlier.
2026-03-01 18:00 > 2026-03-10 09:00 | On Saturday we baked 300 rolls in one night. What a crowd!
2026-03-07 09:00 > 2026-03-10 09:00 | See you on Saturday for the tasting!
2026-03-07 09:00 > 2026-03-16 09:00 | See you on [Saturday] for the tasting!
2026-03-02 08:00 > 2026-03-20 10:00 | The Saturday Bakery turns five this year, and you are the reason.
2026-03-02 08:00 > 2026-03-20 10:00 | Black Friday prices all year: that is our promise on winter tyres.
2026-03-02 08:00 > 2026-03-24 10:00 | Book now for [March 21] or call (020) 7946 0044.
2026-03-27 08:00 > 2026-03-30 00:30 | The clocks go forward on [Sunday]: we open an hour later.
2026-03-27 08:00 > 2026-03-29 23:30 | The clocks go forward on Sunday: we open an hour later.
2026-03-02 08:00 > 2026-03-20 10:00 | Live music on the first Friday of every month.
2026-03-02 08:00 > 2026-03-20 10:00 | Sunday roast at its best: ask for our lamb with mint.
zone America/New_York
2026-03-02 08:00 > 2026-03-16 10:00 | Spring sale ends [3/14]. Everything in the shop is 25% off.
2026-03-02 08:00 > 2026-03-20 10:00 | We fix 9 out of 10 cars within 24/7 reach, 1/2 price for students.
zone Europe/London
2026-04-13 09:00 > 2026-04-19 12:00 | 🥐 PASTRY POP-UP 🥐¶[Saturday 18th April], 9am til sold out¶Find us outside the station!
2026-04-13 09:00 > 2026-04-18 08:00 | 🥐 PASTRY POP-UP 🥐¶Saturday 18th April, 9am til sold out¶Find us outside the station!
2026-04-13 09:00 > 2026-04-22 12:00 | Only a handful of appointments left for [Friday afternoon] – message us to grab one before they go.
2026-04-13 09:00 > 2026-04-22 12:00 | We loved seeing so many of you at the market on Saturday. Which loaf did you take home?
2026-04-13 09:00 > 2026-04-28 12:00 | MOT due? Pop in any weekday between 8 and 5, no appointment needed, and we'll have you back on the road.
2026-04-13 09:00 > 2026-04-20 12:00 | Reminder: we're shut [Thursday and Friday] for the new floor. Back to normal after that.
2026-04-13 09:00 > 2026-05-06 12:00 | Bank holiday [Monday: 4th May] we will open 10–2 only.
2026-04-13 09:00 > 2026-04-28 12:00 | Nothing says Sunday like a stack of pancakes. Come and try ours.
2026-04-13 09:00 > 2026-04-21 12:00 | Mon: soup. Tue: quiche. Our lunch board changes daily, £6.50, from 12 till 3.
zone America/Chicago
2026-04-13 09:00 > 2026-04-27 12:00 | Pre-orders for Mother's Day bouquets close [April 25th at noon]. Text us at 312-555-0199.
`;
