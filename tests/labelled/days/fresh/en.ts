/** Sentences that were written in rounds: each was measured once before the rules were mended. */
export const FRESH_ENGLISH = `
zone Europe/London
2026-09-14 09:00 > 2026-09-22 09:00 | We've got a new batch of kimchi ready. Pick yours up [this Saturday] between 10 and 1, cash or card.
2026-09-14 09:00 > 2026-09-22 09:00 | Taco Tuesday is back on the menu! Three for £9, and yes, we do veggie.
2026-09-14 09:00 > 2026-09-22 09:00 | Thanks to everyone who popped in Saturday, you made our first birthday really special.
2026-09-14 09:00 > 2026-09-22 09:00 | Need a haircut before the wedding? We have a gap [Friday at 3.30]. DM us.
2026-09-14 09:00 > 2026-09-22 09:00 | Our Friday market stall is at 12 Market Street, look for the yellow awning.
2026-09-14 09:00 > 2026-09-18 09:00 | TGIF! Bring a friend and the second cocktail is on us tonight.
2026-09-14 09:00 > 2026-09-21 09:00 | Pumpkin spice season starts [Friday 18 September]. You've been warned!
2026-09-14 09:00 > 2026-09-22 09:00 | Kitchen's closed Mondays and Tuesdays, so we'll see you midweek for pie and a pint.
2026-09-14 09:00 > 2026-09-21 09:00 | Rain or shine, we'll be at the harbour fair [on Sunday] with 200 sausage rolls.
2026-09-14 09:00 > 2026-09-22 09:00 | We sell 3/4 inch copper pipe at £3.50 a metre. Ring 01225 18 09 26.
2026-09-14 09:00 > 2026-09-30 09:00 | Clearance on all garden chairs, [must go by 27 Sept]. Sizes 10-12 in stock.
2026-09-14 09:00 > 2026-09-22 09:00 | April from reception is off to uni. Good luck April, we'll miss you!
2026-09-14 09:00 > 2026-09-16 09:00 | Tomorrow is [Wednesday] and that means half-price blow-dries.
2026-09-14 09:00 > 2026-09-22 09:00 | If you've not tried our Sunday lunch yet, what are you waiting for? Beef, pork or nut roast from £15.
2026-09-14 09:00 > 2026-09-22 09:00 | The shop will be shut [Thursday] for a family funeral. We reopen as normal [on Friday].
zone America/Denver
2026-03-18 10:00 > 2026-03-24 09:00 | Heads up: we'll be closing early [on Saturday] (2 pm) for our staff party.
2026-03-18 10:00 > 2026-03-24 09:00 | Who's ready for the weekend? Fresh bagels every Saturday and Sunday from 7.
2026-03-18 10:00 > 2026-03-24 09:00 | Spring cleaning? We'll detail your car inside and out for $149. Drop it off [Thursday], pick it up [Friday].
2026-03-18 10:00 > 2026-03-24 09:00 | Open mic was a blast on Friday! Huge thanks to all nine performers.
2026-03-18 10:00 > 2026-03-24 09:00 | Ask about our Wednesday wine deal: half off any bottle with two entrees.
2026-03-18 10:00 > 2026-04-06 09:00 | Easter orders close [March 30]. Lamb cakes, hot cross buns, the works.
2026-03-18 10:00 > 2026-03-30 09:00 | Easter orders close March 30. Lamb cakes, hot cross buns, the works.
2026-03-18 10:00 > 2026-03-24 09:00 | Little Friday Boutique is moving! Same team, new door, 418 3rd Ave.
2026-03-18 10:00 > 2026-03-20 09:00 | Tomorrow's the day! [Thursday] at 6 we cut the ribbon on our new patio.
2026-03-18 10:00 > 2026-03-24 09:00 | Sunday scaries? Our lavender latte is open for business all week.
2026-03-18 10:00 > 2026-03-24 09:00 | Last call for raffle tickets: we draw [this Friday] at noon. $5 each or 3 for $12.
2026-03-18 10:00 > 2026-03-24 09:00 | 4/5 dentists would hate our cinnamon rolls. Size 9 1/2 inch pan, feeds six.
2026-03-18 10:00 > 2026-03-24 09:00 | Mon–Thu 11–9, Fri–Sat 11–10, Sun brunch 10–2. Reservations 303-555-0121.
2026-03-18 10:00 > 2026-03-24 09:00 | The nursery reopens for the season [Saturday, March 21st]! Pansies are 4 for $10.
2026-03-18 10:00 > 2026-03-24 09:00 | We were so busy on Saturday that we forgot to take a single photo. Oops!
zone Europe/London
2026-05-15 17:00 > 2026-05-27 09:00 | Half-term hours: we're closed [Monday 25th], then 10–4 the rest of the week.
2026-05-15 17:00 > 2026-05-25 09:00 | Half-term hours: we're closed Monday 25th, then 10–4 the rest of the week.
2026-05-15 17:00 > 2026-05-27 09:00 | Say hello to Ruby Tuesday, our new tuxedo shop cat. She naps on the till.
2026-05-15 17:00 > 2026-05-27 09:00 | Pre-order your picnic box by [next Wednesday], collection [on Saturday 23 May].
2026-05-15 17:00 > 2026-05-27 09:00 | Fish Friday just got better: mushy peas are free with every large cod.
2026-05-15 17:00 > 2026-05-27 09:00 | You lot cleared the shelves on Saturday. We're baking double this time!
2026-05-15 17:00 > 2026-05-27 09:00 | Pub quiz, [Thursday 21st], 8pm sharp. Teams of six max, £2 a head.
2026-05-15 17:00 > 2026-05-27 09:00 | Our new album night is called Blue Monday, and it's on every last Monday.
2026-05-15 17:00 > 2026-05-27 09:00 | All bikes serviced before [the bank holiday weekend] get a free puncture kit.
2026-05-15 17:00 > 2026-05-27 09:00 | Order on a Friday, wear it on a Monday: hems and zips done over the weekend.
2026-05-15 17:00 > 2026-05-27 09:00 | 2 for 1 on all bedding plants, [Saturday & Sunday only]. While stocks last!
2026-05-15 17:00 > 2026-05-27 09:00 | We've been on the High Street since 3 May 1987. Same counter, same scales.
2026-05-15 17:00 > 2026-05-18 09:00 | Doors open at 9 tomorrow ([Saturday]) for the jumble sale.
2026-05-15 17:00 > 2026-05-27 09:00 | Weekdays 7–5, Saturday 8–4, Sunday closed. Free parking at the back.
2026-05-15 17:00 > 2026-05-27 09:00 | Got a question about your MOT? Sam's in [until Friday], then he's off to Crete for two weeks.
zone Europe/London
2026-10-22 09:00 > 2026-11-04 09:00 | Halloween party [next Saturday], costumes compulsory, toffee apples on us.
2026-10-22 09:00 > 2026-11-04 09:00 | We run a Saturday club for budding bakers aged 8 to 12. Ask at the counter.
2026-10-22 09:00 > 2026-11-04 09:00 | The clocks went back on Sunday and so did our opening time: we're now here from 8.
2026-10-22 09:00 > 2026-11-04 09:00 | Grab a Friday Feeling box: four doughnuts, £9.50, and a joke in the lid.
2026-10-22 09:00 > 2026-11-04 09:00 | Shout out to Tuesday's class, you smashed those croissants.
2026-10-22 09:00 > 2026-11-04 09:00 | Christmas menus land [on Monday]. Book early, December fills up fast!
2026-10-22 09:00 > 2026-11-04 09:00 | Lost: one grey scarf, left here Saturday lunchtime. It's behind the bar.
2026-10-22 09:00 > 2026-11-04 09:00 | Two spots just opened up for colour [this Friday], 11am and 2pm.
2026-10-22 09:00 > 2026-11-04 09:00 | Our winter hours kick in [from 26 October]: 8 till 4, soup all day.
2026-10-22 09:00 > 2026-11-04 09:00 | Bonfire night is Thursday 5th November and we're doing jacket potatoes till 10.
2026-10-22 09:00 > 2026-11-06 09:00 | Bonfire night is [Thursday 5th November] and we're doing jacket potatoes till 10.
2026-10-22 09:00 > 2026-11-04 09:00 | Tyres 205/55 R16 from £62, fitted while you wait. 3/4 of our stock is winter.
2026-10-22 09:00 > 2026-10-25 09:00 | Tonight's quiz is sold out, tomorrow's ([Friday]) comedy isn't!
2026-10-22 09:00 > 2026-11-04 09:00 | August Moon, the florist next door, is doing our window. Go have a look.
2026-10-22 09:00 > 2026-11-04 09:00 | Never on a Sunday? We say always on a Sunday: roast till six.
2026-10-22 09:00 > 2026-11-04 09:00 | Pop-up at the station [Fri & Sat], 4–7pm. Cardamom buns, cash only.
2026-10-22 09:00 > 2026-11-04 09:00 | Thank you Saturday crew for keeping us going through the rush.
2026-10-22 09:00 > 2026-11-04 09:00 | It's been a year since we lost Grandad, who opened this shop on a wet Monday in 1961.
zone America/New_York
2026-02-10 11:00 > 2026-02-18 09:00 | Galentine's brunch is [this Friday] at 11! Mimosas, waffles and zero boys.
2026-02-10 11:00 > 2026-02-18 09:00 | Roses, $49 a dozen. Order [by Thursday], we deliver [Saturday].
2026-02-10 11:00 > 2026-02-13 09:00 | Roses, $49 a dozen. Order [by Thursday], we deliver Saturday.
2026-02-10 11:00 > 2026-02-18 09:00 | Snow day! We're closed today but we'll be back at it tomorrow.
2026-02-10 11:00 > 2026-02-18 09:00 | Wing Wednesday: 60¢ wings, all flavors, dine-in only.
2026-02-10 11:00 > 2026-02-18 09:00 | Shoutout to our Saturday regulars who dug us out of the snow.
2026-02-10 11:00 > 2026-02-18 09:00 | We're closed [Monday, Feb 16] for Presidents' Day. Regular hours resume [Tuesday the 17th].
2026-02-10 11:00 > 2026-02-18 09:00 | Last Friday's drawing winner is Denise P.! Come claim your basket.
2026-02-10 11:00 > 2026-02-18 09:00 | Store hours: M-F 10-6, Sat 10-4, closed Sun. [2/14] is sold out, sorry!
2026-02-10 11:00 > 2026-02-18 09:00 | Our seasonal latte "Lazy Sunday" tastes like pancakes. Through the end of March.
2026-02-10 11:00 > 2026-02-18 09:00 | Kids' paint night, [Friday the 13th], 5:30-7. $22 includes pizza.
2026-02-10 11:00 > 2026-02-18 09:00 | Someone ordered a cake for Saturday and never picked it up. It's yours for $20!
2026-02-10 11:00 > 2026-02-12 09:00 | Tomorrow ([Wednesday]) only: buy one bagel, get one free.
2026-02-10 11:00 > 2026-02-18 09:00 | Did you know we fix screens on Sundays too? 15 minutes, in and out, 212-555-0147.
2026-02-10 11:00 > 2026-02-18 09:00 | [Sunday, Feb. 15, 2-4 p.m.] Book signing with local author Mae June Friday.
zone Australia/Sydney
2026-07-03 16:00 > 2026-07-15 09:00 | Cold snap coming! Our pumpkin soup is back [from Monday], $11 with toast.
2026-07-03 16:00 > 2026-07-15 09:00 | Saturday is market day in town, so park behind the pub and walk over for a flat white.
2026-07-03 16:00 > 2026-07-15 09:00 | Winners of Friday's meat raffle: table 9 and the bloke in the red beanie.
2026-07-03 16:00 > 2026-07-15 09:00 | School holiday workshops start [Tuesday 7 July]. Clay, lino, screen printing.
2026-07-03 16:00 > 2026-07-15 09:00 | Tradies' breakfast, weekdays from 5.30. Bacon roll and coffee ten bucks.
2026-07-03 16:00 > 2026-07-15 09:00 | Our little one arrived on Sunday, so please bear with us while replies are slow.
2026-07-03 16:00 > 2026-07-15 09:00 | If you ordered a lamington slab, collection is [Saturday before noon].
2026-07-03 16:00 > 2026-07-15 09:00 | Meat-free Mondays: dahl, roti and a mango lassi for $18.
2026-07-03 16:00 > 2026-07-15 09:00 | You've got [until 5pm Sunday] to enter our winter giveaway.
2026-07-03 16:00 > 2026-07-04 09:00 | You've got until 5pm Sunday to enter our winter giveaway.
2026-07-03 16:00 > 2026-07-15 09:00 | 20-24 Station St. 0400 555 912. Open late Thursdays.
2026-07-03 16:00 > 2026-07-15 09:00 | Sunday Session is our house ale, brewed two doors down, 4.2%.
2026-07-03 16:00 > 2026-07-15 09:00 | No bread [tomorrow (Saturday)], the oven's having a day off. Sorry!
2026-07-03 16:00 > 2026-07-15 09:00 | Rain on Saturday meant a quiet stall, so there's plenty of marmalade left for you.
2026-07-03 16:00 > 2026-07-15 09:00 | We shut at 2 [this Sunday] for the footy final. Come in early.
zone Europe/London
2026-08-05 08:30 > 2026-08-12 09:00 | Fresh figs just in! We're here [until Saturday], then off to Cornwall for a week.
2026-08-05 08:30 > 2026-08-12 09:00 | Our next supper club is [Friday 7 August], seven courses for £55. Message to book.
2026-08-05 08:30 > 2026-08-12 09:00 | Yoga in the garden every Wednesday at 7, bring a mat and a jumper.
2026-08-05 08:30 > 2026-08-12 09:00 | Last Thursday we said goodbye to Pete after 31 years behind the bar.
2026-08-05 08:30 > 2026-08-12 09:00 | Half price haircuts for students [this Thursday and Friday].
2026-08-05 08:30 > 2026-08-12 09:00 | Half price haircuts for students this month. Any day but Saturday!
2026-08-05 08:30 > 2026-08-12 09:00 | Black Friday came early: 30% off all trainers while stocks last.
2026-08-05 08:30 > 2026-08-12 09:00 | We're at Hove Farmers' Market [on Sunday], 10 till 2, next to the honey man.
2026-08-05 08:30 > 2026-08-09 08:00 | We're at Hove Farmers' Market on Sunday, 10 till 2, next to the honey man.
2026-08-05 08:30 > 2026-08-12 09:00 | Today we're trying something new: a lunchtime acoustic set at 1.
2026-08-05 08:30 > 2026-08-12 09:00 | A-level results day is [Thursday 6th August]: show us your slip for a free scoop.
2026-08-05 08:30 > 2026-08-12 09:00 | Since Saturday we've sold 90 jars of the new chilli jam. Blimey.
2026-08-05 08:30 > 2026-08-08 09:00 | It's [Wednesday] today and the gin's half price from 5.
2026-08-05 08:30 > 2026-08-12 09:00 | Table for two, [Friday, 7.30pm], just came free. Who wants it?
2026-08-05 08:30 > 2026-08-12 09:00 | Call 01273 50 60 70 to book. Sizes 6–18, 3.5 m of fabric for £12.99.
zone Europe/London
2026-11-18 12:00 > 2026-11-26 09:00 | 🎄 CHRISTMAS WREATH WORKSHOP 🎄¶[Friday 20 November], 6.30pm¶£42 incl. mulled wine¶Only 3 spots left!
2026-11-18 12:00 > 2026-11-26 09:00 | Morning all! The card machine is down today so it's cash only, sorry. Should be fixed [by Friday]. ☕️
2026-11-18 12:00 > 2026-11-26 09:00 | Guess who's back? Our mince pies!¶6 for £7.50¶Tues–Sat, 9–5¶#shoplocal #saturdayvibes
2026-11-18 12:00 > 2026-11-26 09:00 | Big news!! We are opening a second shop in spring 2027. It all started with one oven on a rainy Tuesday.
2026-11-18 12:00 > 2026-11-26 09:00 | We had SUCH a lovely evening on Saturday. Thank you for dancing with us. More photos in our stories.
2026-11-18 12:00 > 2026-11-26 09:00 | Black Friday isn't our thing. Instead, [this Saturday], 10% of every sale goes to the food bank.
2026-11-18 12:00 > 2026-11-26 09:00 | Puppy class update: [Monday's session] is moving to the village hall. Same time, warmer floor!
2026-11-18 12:00 > 2026-11-26 09:00 | Steak & a glass of red for £15. Wednesdays only. Tag who you're bringing.
2026-11-18 12:00 > 2026-11-26 09:00 | Need your suit for the weekend? Drop it in [by 10am on Friday] and it'll be ready at 5.
2026-11-18 12:00 > 2026-11-26 09:00 | Light switch-on is [this Sunday] 🎅 Our doors stay open till 8 and the hot chocolate is £2.
2026-11-18 12:00 > 2026-11-26 09:00 | Meet the team: Sunday, our Nigerian-born pastry chef, makes the best puff puff in town.
2026-11-18 12:00 > 2026-11-26 09:00 | Advent calendars have landed. 24 doors, 24 soaps. £29.95 or 2 for £55. They won't last till December!
2026-11-18 12:00 > 2026-11-26 09:00 | Power cut on our street! Closed for now, back tomorrow, [Thursday], at 8.
2026-11-18 12:00 > 2026-11-26 09:00 | Orders for Christmas turkeys close at noon on 5 December. No exceptions this year.
2026-11-18 12:00 > 2026-12-07 09:00 | Orders for Christmas turkeys close at noon on [5 December]. No exceptions this year.
zone America/Chicago
2026-04-22 15:00 > 2026-04-29 09:00 | Howdy neighbors, the shop's tent sale runs [Friday through Sunday], rain or shine.
2026-04-22 15:00 > 2026-04-29 09:00 | Somebody left a stroller by the register Monday. Come grab it!
2026-04-22 15:00 > 2026-04-29 09:00 | Saturday is our busiest day, so weekday appointments are your best bet.
2026-04-22 15:00 > 2026-04-29 09:00 | We finally got our liquor license Tuesday! Margaritas coming your way.
2026-04-22 15:00 > 2026-04-29 09:00 | Pick your own strawberries starts [this coming Saturday]. Buckets are $15.
2026-04-22 15:00 > 2026-04-29 09:00 | Happy [Friday], y'all! Donuts are buy one get one till noon.
2026-04-22 15:00 > 2026-04-29 09:00 | Prom corsages must be ordered [no later than April 24].
2026-04-22 15:00 > 2026-04-29 09:00 | Book a tune-up Monday through Wednesday and we'll knock off $20.
2026-04-22 15:00 > 2026-04-29 09:00 | The Friday fish fry returns next Lent. Until then, enjoy the catfish tacos.
2026-04-22 15:00 > 2026-04-29 09:00 | We'll have a food truck in the lot [on the 25th] from 11 to 3.
2026-04-22 15:00 > 2026-04-29 09:00 | I still remember the Saturday Mom let me run the till for the first time.
2026-04-22 15:00 > 2026-04-29 09:00 | May the fourth be with you: 15% off all LEGO next month.
2026-04-22 15:00 > 2026-04-29 09:00 | Heads up: road work on Main starts tomorrow, Thursday. Use the alley entrance.
2026-04-22 15:00 > 2026-04-29 09:00 | Chicken & waffles: only on Sundays, only till they're gone.
2026-04-22 15:00 > 2026-05-11 09:00 | Mother's Day is [Sunday, May 10]. Hanging baskets start at $24.99.
zone Europe/Dublin
2026-06-08 10:00 > 2026-06-18 09:00 | Bloomsday's on [Tuesday 16th] and we'll be doing kidneys for breakfast, God help us.
2026-06-08 10:00 > 2026-06-18 09:00 | Communion cakes collected, 42 of them, every one gone out the door by ten on Saturday. Phew.
2026-06-08 10:00 > 2026-06-18 09:00 | Dog groomer available Wednesday mornings this month and by appointment after.
2026-06-08 10:00 > 2026-06-18 09:00 | Lads, the fryer's banjaxed. No chips [till Thursday].
2026-06-08 10:00 > 2026-06-18 09:00 | Leaving Cert lunch: €8 toastie and a tea, for all students, from [Wednesday to Friday this week].
2026-06-08 10:00 > 2026-06-18 09:00 | Our stall is at the Milk Market on Saturdays and Temple Bar on the first Sunday of the month.
2026-06-08 10:00 > 2026-06-18 09:00 | She came in for a trim on Friday and left with a pixie cut. We love a brave client!
2026-06-08 10:00 > 2026-06-18 09:00 | Sunday best? We press shirts for €3.50 and suits for €14.
2026-06-08 10:00 > 2026-06-18 09:00 | Trad session [Friday night], no cover, bring your fiddle.
2026-06-08 10:00 > 2026-06-18 09:00 | Why wait for Friday? Our lunch wine list is on all week.
2026-06-08 10:00 > 2026-06-18 09:00 | [By close of business Friday] we need your numbers for the school lunches.
2026-06-08 10:00 > 2026-06-18 09:00 | The Thursday Murder Club fans, your book is finally in. €11.99.
2026-06-08 10:00 > 2026-06-18 09:00 | We're after a part-time barista, Thursdays and Fridays, €14.50 an hour.
2026-06-08 10:00 > 2026-06-18 09:00 | June and her sister Joy took over the shop in 2019 and haven't had a Sunday off since.
2026-06-08 10:00 > 2026-06-18 09:00 | Father's Day is Sunday 21 June. Engraving orders in [by the 15th] please.
zone America/Toronto
2026-09-24 09:00 > 2026-10-01 11:00 | The patio heaters arrived Tuesday, so bring your book and stay a while.
2026-09-24 09:00 > 2026-10-06 11:00 | Turkey orders: [Sept 30] is the cut-off, folks. $6.99/lb, fresh not frozen.
2026-09-24 09:00 > 2026-10-06 11:00 | Culture Days kicks off here [tomorrow night (Friday)] with a printmaking demo.
2026-09-24 09:00 > 2026-10-06 11:00 | Truth and Reconciliation Day: we'll be closed [Wednesday, September 30th], and every orange shirt sale goes to charity.
2026-09-24 09:00 > 2026-10-06 11:00 | Friday Harbour, our resort cousins, send their best. Show their receipt for 10% off.
2026-09-24 09:00 > 2026-10-06 11:00 | Our goalie coach broke his foot Saturday. Get well soon, Mike!
2026-09-24 09:00 > 2026-10-06 11:00 | U-pick apples [this weekend], $20 a bag, wagon rides on the half hour.
2026-09-24 09:00 > 2026-10-06 11:00 | Kids eat free Tuesdays, seniors save 15% Wednesdays.
2026-09-24 09:00 > 2026-10-06 11:00 | Hours change [Monday]: we'll open at 9 instead of 8.
2026-09-24 09:00 > 2026-10-06 11:00 | Ever had a Sunday so good you bottled it? That's our pear cider.
2026-09-24 09:00 > 2026-10-06 11:00 | The new menu starts [Thursday, Oct 1]. Goodbye gazpacho, hello squash.
2026-09-24 09:00 > 2026-09-30 11:00 | The new menu starts Thursday, Oct 1. Goodbye gazpacho, hello squash.
2026-09-24 09:00 > 2026-10-06 11:00 | 10/10 would recommend, says Dan, who ate our 16 oz. steak in 9 min 40 s.
2026-09-24 09:00 > 2026-10-06 11:00 | Anyone free to help us move shelves [Sunday morning]? Pizza provided.
2026-09-24 09:00 > 2026-10-06 11:00 | We painted the front door yellow on Monday and the mailman loves it.
zone Europe/London
2026-02-26 09:00 > 2026-03-10 10:00 | Pancake Day's done, but the Saturday stack is here to stay at £8.95.
2026-02-26 09:00 > 2026-03-10 10:00 | Our World Book Day display goes up [on Monday]; come dressed as a character and get a free bookmark.
2026-02-26 09:00 > 2026-03-10 10:00 | We close at 3 [today (Thursday)] for stocktaking.
2026-02-26 09:00 > 2026-03-10 10:00 | The boiler man came Wednesday and, hallelujah, the loos are warm again.
2026-02-26 09:00 > 2026-03-10 10:00 | Six Nations on the big screen [this Saturday], kick-off 4.45, pies from noon.
2026-02-26 09:00 > 2026-03-10 10:00 | Sale ends [Sat 28 Feb]. Up to half price on coats, boots and knitwear.
2026-02-26 09:00 > 2026-02-28 10:00 | Sale ends Sat 28 Feb. Up to half price on coats, boots and knitwear.
2026-02-26 09:00 > 2026-03-10 10:00 | Friday nights are curry nights. Two courses, £16.
2026-02-26 09:00 > 2026-03-10 10:00 | A customer told us on Saturday that our scones beat her nan's. High praise!
2026-02-26 09:00 > 2026-03-10 10:00 | St David's Day is [this Sunday], so it's Welsh cakes all weekend.
2026-02-26 09:00 > 2026-03-10 10:00 | New in: the Monday mug, for people who hate Mondays. £11.
2026-02-26 09:00 > 2026-03-10 10:00 | Appointments with Dr Patel: next free slot is [Tuesday 3rd at 2.15pm].
2026-02-26 09:00 > 2026-03-10 10:00 | Parking's free after 6 and all day Sunday in the council car park.
2026-02-26 09:00 > 2026-03-10 10:00 | We need two volunteers for the litter pick [on Saturday]. Tea provided.
2026-02-26 09:00 > 2026-03-10 10:00 | Spotted on Sunday: a kingfisher by our garden gate!
zone Europe/London
2026-07-20 10:00 > 2026-07-29 12:00 | Ice cream van's here [Tuesday from 2], right outside the shop. Cash and card.
2026-07-20 10:00 > 2026-07-29 12:00 | Congratulations to Jess, who passed her Level 3 on Friday!
2026-07-20 10:00 > 2026-07-29 12:00 | Mondays are for mending: bring your jeans, we'll patch them for a fiver.
2026-07-20 10:00 > 2026-07-29 12:00 | Summer reading club starts [this Saturday, 25 July], ages 4 to 11, free.
2026-07-20 10:00 > 2026-07-29 12:00 | Our lavender's at its best. Visit any day until mid-August, dogs welcome.
2026-07-20 10:00 > 2026-07-29 12:00 | Last orders for the barbecue box: [Wednesday, 6pm].
2026-07-20 10:00 > 2026-07-29 12:00 | Meet Tuesday's Child, the new gift shop upstairs. They open at 10.
2026-07-20 10:00 > 2026-07-29 12:00 | It poured on Saturday but you still came. Heroes, all of you.
2026-07-20 10:00 > 2026-07-29 12:00 | Nail bar: one cancellation [tomorrow, Tuesday, 11.15]. First to comment gets it.
2026-07-20 10:00 > 2026-07-29 12:00 | The Sunday papers are free to read with any breakfast.
zone Europe/London
2026-10-05 09:00 > 2026-10-14 09:00 | Our apple press is running [on Saturday]: bring clean bottles and your own windfalls.
2026-10-05 09:00 > 2026-10-14 09:00 | The scaffolding came down on Friday and we can finally see the sky again.
2026-10-05 09:00 > 2026-10-14 09:00 | Flu jabs are available [this Thursday] without an appointment, £16.
2026-10-05 09:00 > 2026-10-14 09:00 | The Wednesday knitting circle is looking for new members of any age.
2026-10-05 09:00 > 2026-10-14 09:00 | A double-decker bus broke down outside on Saturday; we served tea to 54 passengers.
2026-10-05 09:00 > 2026-10-14 09:00 | The café shuts early [on Friday] as the whole team is at Ella's wedding.
2026-10-05 09:00 > 2026-10-14 09:00 | Lunch for two, £19.95, [until 10 October]. Show this post.
2026-10-05 09:00 > 2026-10-14 09:00 | Sunday Girl and other vinyl classics on our turntable all month.
zone Europe/London
2026-03-16 09:00 > 2026-03-25 10:00 | Live acoustic set from Tom Hale [on Friday], starting around 8. Free entry.
2026-03-16 09:00 > 2026-03-25 10:00 | Don't miss our seed swap [on Saturday] in the church hall!
2026-03-16 09:00 > 2026-03-25 10:00 | The new spring menu is out [Wednesday]. Think asparagus, think lamb.
2026-03-16 09:00 > 2026-03-25 10:00 | Saturday was a washout, Sunday was glorious. Such is the life of a market trader.
2026-03-16 09:00 > 2026-03-25 10:00 | Gas engineer in [on Thursday], no hot food that day. Sandwiches only.
`;
