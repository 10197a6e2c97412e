/** Sentences that were written later, each when the finder had not seen its like. */
export const MORE_ENGLISH = `
zone Europe/London
2026-06-01 09:00 > 2026-06-09 12:00 | SUMMER SALE ENDS [SUNDAY]! Up to 40% off all potted roses.
2026-06-01 09:00 > 2026-06-06 12:00 | SUMMER SALE ENDS SUNDAY! Up to 40% off all potted roses.
2026-06-01 09:00 > 2026-06-15 12:00 | We're hiring! Apply by [12 June] if you love early mornings.
2026-06-01 09:00 > 2026-06-15 12:00 | Meet our new stylist Sunday Okafor, with us since 2019.
2026-06-01 09:00 > 2026-06-15 12:00 | Father's Day afternoon tea, [Sunday 14th June], £24.50 per person, call 01632 960 123.
2026-06-01 09:00 > 2026-06-12 12:00 | Late-night shopping [this Thursday] until 9pm, with bubbles on us.
2026-06-01 09:00 > 2026-06-12 12:00 | Late-night shopping every Thursday until 9pm, with bubbles on us.
2026-06-01 09:00 > 2026-06-04 09:00 | It's Friday tomorrow! Grab your weekend loaf before they're gone.
2026-06-01 09:00 > 2026-06-09 09:00 | Wed 10am–4pm, Thu 10am–6pm, Fri 10am–8pm, Sat 9am–5pm. Closed Sun & Mon.
2026-06-01 09:00 > 2026-06-09 09:00 | Tonight we dine on the terrace. Three tables left at 7 pm!
2026-06-01 09:00 > 2026-06-09 09:00 | Fresh cod arrived on Friday and was gone by noon, so we ordered more.
2026-06-01 09:00 > 2026-06-09 09:00 | The clinic for hybrid cars is on the 3rd floor, 2 minutes from Station Road.
2026-06-01 09:00 > 2026-06-09 09:00 | Serviced, washed and ready: your car back by 5 the same day, Monday or any other day.
2026-06-01 09:00 > 2026-06-29 09:00 | Offer valid [until 28/06/2026]. One per customer.
2026-06-01 09:00 > 2026-06-29 09:00 | Offer valid until 28/06/2027. One per customer.
2026-06-01 09:00 > 2026-06-22 09:00 | Swing by [on Saturday the 20th] for our 10th birthday cake.
2026-06-01 09:00 > 2026-06-22 09:00 | Two for one on scones, Tuesdays only. Sundays we rest.
2026-06-01 09:00 > 2026-06-08 09:00 | Who's coming [on Saturday]? Doors at 6, band at 7, last bus at 11.
2026-06-01 09:00 > 2026-06-08 09:00 | Thanks to everyone who came along on Saturday. You were brilliant.
2026-06-01 09:00 > 2026-06-17 09:00 | Our kids' baking club runs 15–17 June and there's one space.
2026-06-01 09:00 > 2026-06-18 09:00 | Our kids' baking club runs [15–17 June] and there's one space.
2026-06-01 09:00 > 2026-06-14 23:30 | Next weekend we're at the county show, stand 14.
2026-06-01 09:00 > 2026-06-15 09:00 | [Next weekend] we're at the county show, stand 14.
2026-06-01 09:00 > 2026-06-15 09:00 | Winner of the Sunday Times bakery award 2024. May we say: wow.
2026-06-01 09:00 > 2026-06-15 09:00 | New: the Monday Blues muffin, £2.80, blueberry all the way through.
2026-06-01 09:00 > 2026-06-15 09:00 | Closed [today], [Tuesday 9 June], for a family wedding. Sorry!
2026-06-01 09:00 > 2026-06-15 09:00 | Book a colour in June and get 10% off your cut.
2026-06-01 09:00 > 2026-06-05 09:00 | Ready for the weekend? Bouquets from £15 on Friday and Saturday.
2026-06-01 09:00 > 2026-06-07 09:00 | Ready for the weekend? Bouquets from £15 [on Friday and Saturday].
2026-06-01 09:00 > 2026-06-08 09:00 | Collect your pre-ordered cakes between [Friday 5 and Sunday 7 June], 9 to 12.
zone America/New_York
2026-06-01 09:00 > 2026-07-06 09:00 | Closed [July 3rd through July 5th]. Happy Fourth!
2026-06-01 09:00 > 2026-06-22 09:00 | Dad deserves donuts: order by [Fri., June 19].
2026-06-01 09:00 > 2026-06-22 09:00 | We replaced 1,200 windshields in 2025 and we'd love to do yours.
zone Europe/London
2026-09-07 10:00 > 2026-09-14 10:00 | Want to learn to arrange like a pro? Our bouquet class is [this Saturday], 10am to 1pm, £45.
2026-09-07 10:00 > 2026-09-14 10:00 | Sat nav playing up? We fix them while you wait. Open 8-6.
2026-09-07 10:00 > 2026-09-14 10:00 | Our café is now open seven days a week, Sundays included.
2026-09-07 10:00 > 2026-09-14 10:00 | We sold out before noon on Friday, so come early!
2026-09-07 10:00 > 2026-09-14 10:00 | Fancy a trim before the weekend? There's a free slot [on Friday at 3].
2026-09-07 10:00 > 2026-09-10 10:00 | Fancy a trim before the weekend? There's a free slot on Friday at 3.
2026-09-07 10:00 > 2026-09-14 10:00 | Founded on 3 September 1987 by my grandfather, still baking by hand.
2026-09-07 10:00 > 2026-09-14 10:00 | The team were up at 4 on Saturday to bake for the half marathon. Proud of you all.
2026-09-07 10:00 > 2026-09-21 10:00 | Save the date: [19.09.2026], our big autumn open day.
2026-09-07 10:00 > 2026-09-21 10:00 | Save the date: [19.09.2026], our big autumn open day.¶¶Merken Sie sich das Datum vor: 19.09.2027!
2026-09-07 10:00 > 2026-09-14 10:00 | Weekend plans? Come to our wine tasting, [Friday 7pm]. Tickets £12 at the till.
2026-09-07 10:00 > 2026-09-14 10:00 | Each Wednesday our stylists train, so we open at noon.
2026-09-07 10:00 > 2026-10-02 10:00 | Harvest supper: [1st October], 6.30pm, bring a friend.
2026-09-07 10:00 > 2026-09-14 10:00 | Free tyre check [all day Saturday] – just pull in.
2026-09-07 10:00 > 2026-09-14 10:00 | Monday to Friday lunch deal: soup and a roll for £5.
2026-09-07 10:00 > 2026-09-14 10:00 | Half price cupcakes today only, while stocks last.
2026-09-07 10:00 > 2026-09-08 10:00 | Half price cupcakes today only ([Monday])!
2026-09-07 10:00 > 2026-09-14 10:00 | Marguerite Friday, our florist, has just won gold.
2026-09-07 10:00 > 2026-09-14 10:00 | Looking for a quiet morning? Tuesdays before ten are yours.
2026-09-07 10:00 > 2026-09-14 10:00 | By popular demand, the "Sunday Best" blow-dry is back, £30.
2026-09-07 10:00 > 2026-09-14 10:00 | Our new oven arrives [on Thursday], fingers crossed!
2026-09-07 10:00 > 2026-09-14 10:00 | The new oven arrived on Thursday and it is a beauty.
2026-09-07 10:00 > 2026-09-14 10:00 | [Thursday's] quiz starts at 8, teams of four.
2026-09-07 10:00 > 2026-09-14 10:00 | Last call! Wreath kits must be ordered no later than [Wednesday 9th].
2026-09-07 10:00 > 2026-09-14 10:00 | Did you know? A sourdough needs two days: what you eat on Saturday we started on Thursday.
2026-09-07 10:00 > 2026-09-12 10:00 | Closed tomorrow ([Saturday 12 September]) for stocktaking.
2026-09-07 10:00 > 2026-09-11 10:00 | Closed tomorrow (Saturday 12 September) for stocktaking.
2026-09-07 10:00 > 2026-09-14 10:00 | Good things come to those who wait. Since last Tuesday we've had Ethiopian coffee on filter.
zone Europe/London
2026-04-20 10:00 > 2026-04-27 10:00 | "Saturday" is our new seeded sourdough. £4.20, ask for it by name.
2026-04-20 10:00 > 2026-04-27 10:00 | On Friday night the boiler broke; by dawn we were baking again.
2026-04-20 10:00 > 2026-04-27 10:00 | Book club meets here [Thursday evening], cake included.
2026-04-20 10:00 > 2026-04-27 10:00 | Book club meets here on the last Thursday of the month.
2026-04-20 10:00 > 2026-04-27 10:00 | [Sat 25 Apr] – Plant swap, 11–2, in the yard. See you at the [Sat 25 Apr] swap!
2026-04-20 10:00 > 2026-05-11 10:00 | Bank Holiday hours: we're open [Mon 4 May] 10am - 2pm.
2026-04-20 10:00 > 2026-04-27 10:00 | Prices from 1 April 2026: cut £32, colour £68.
2026-04-20 10:00 > 2026-04-27 10:00 | I started this shop on a Monday in 2011 with £300.
2026-04-20 10:00 > 2026-04-27 10:00 | Mini MOT for £29 if you book before [the end of Friday].
2026-04-20 10:00 > 2026-04-27 10:00 | New season, new hours from [this Wednesday]: 7.30 to 4.
2026-04-20 10:00 > 2026-04-27 10:00 | Wednesday's child is full of woe, but not with our hot chocolate.
2026-04-20 10:00 > 2026-04-27 10:00 | Two weeks on Saturday since we opened and we're still smiling.
2026-04-20 10:00 > 2026-05-05 10:00 | It's our birthday [on Friday 1st May] – free cake all day.
2026-04-20 10:00 > 2026-04-27 10:00 | Doggy Sunday is a thing here: every week, treats on the house.
2026-04-20 10:00 > 2026-04-27 10:00 | Don't forget: clocks, coffee, cake. See you Mon-Fri from 7.
2026-04-20 10:00 > 2026-04-27 10:00 | There are 4 spaces left for [Sunday's] sugarcraft workshop.
2026-04-20 10:00 > 2026-04-25 10:00 | Meet me at the farmers' market tomorrow, [Saturday 25th], from 8.
2026-04-20 10:00 > 2026-04-27 10:00 | We'll be back on [Thursday] after a short break. Thank you for waiting!
zone Europe/Dublin
2026-11-02 08:30 > 2026-11-09 08:30 | Remember Friday's cinnamon buns? They're back for good.
2026-11-02 08:30 > 2026-11-09 08:30 | [Fri 6 & Sat 7 Nov]: two-day tyre clearance. [Fri 6 & Sat 7 Nov], be quick.
2026-11-02 08:30 > 2026-11-09 08:30 | Fireworks night treats out [this Thursday]. Toffee apples £2.50, parkin £3.
2026-11-02 08:30 > 2026-12-01 08:30 | Advent wreath evenings: [25, 26 and 27 November], 6 to 9 pm.
2026-11-02 08:30 > 2026-11-30 08:30 | Black Friday? We prefer Green Friday: a tree planted for every haircut, all week.
2026-11-02 08:30 > 2027-01-02 08:30 | Last orders for Christmas puddings: [20 December].
2026-11-02 08:30 > 2026-12-31 08:30 | Closed 25 December – 1 January. Merry Christmas from all of us!
2026-11-02 08:30 > 2027-01-02 08:30 | Closed [25 December – 1 January]. Merry Christmas from all of us!
2026-11-02 08:30 > 2026-11-09 08:30 | Sunny Sundays, rainy Mondays: our roses don't mind.
2026-11-02 08:30 > 2026-11-09 08:30 | Ring 01-555 12 06 or email sunday@rosebakery.example to order.
2026-11-02 08:30 > 2026-11-09 08:30 | We were featured in the Irish Times on Saturday, page 12!
2026-11-02 08:30 > 2026-11-09 08:30 | Order by noon tomorrow, collect [Wednesday]. £18 per box of 12.
zone Europe/London
2026-05-11 12:00 > 2026-05-18 09:00 | Hot cross no more: our summer menu launches [this Friday] and yes, there is elderflower.
2026-05-11 12:00 > 2026-05-18 09:00 | You asked, we listened: fades every Thursday till 8.
2026-05-11 12:00 > 2026-05-18 09:00 | Clutch gone on a Sunday? Our breakdown line never sleeps: 0800 111 222.
2026-05-11 12:00 > 2026-05-26 09:00 | We're shut [Bank Holiday Monday 25 May] and back at it Tuesday 26th.
2026-05-11 12:00 > 2026-05-18 09:00 | Peonies in at last. Bunches from £9, [Wednesday to Saturday this week] only.
2026-05-11 12:00 > 2026-05-18 09:00 | Since we moved in on 2 May the kettle has not stopped.
2026-05-11 12:00 > 2026-05-18 09:00 | What you loved on Friday, you can now have every day: brown butter buns.
2026-05-11 12:00 > 2026-06-01 09:00 | Half-term baking camp, [26-29 May], ages 7 to 12, £95.
2026-05-11 12:00 > 2026-05-13 09:00 | Free coffee with any wash tomorrow ([Wednesday])!
2026-05-11 12:00 > 2026-05-12 09:00 | Free coffee with any wash tomorrow (Wednesday)!
`;
