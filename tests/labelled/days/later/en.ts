/** Nine more rounds written blind, each measured once before the rules were mended by it. */
export const LATER_ENGLISH = `
zone Europe/London
2026-11-18 08:30 > 2026-12-02 12:00 | Stollen making with the kids [this Saturday], aprons and flour provided.
2026-11-18 08:30 > 2026-12-02 12:00 | The Friday Baguette has sesame on the outside and a bit of rye within.
2026-11-18 08:30 > 2026-12-02 12:00 | Every Friday at noon the oven door opens and the queue forms itself.
2026-11-18 08:30 > 2026-12-02 12:00 | Since Sunday our opening board has been written by Ida, aged seven.
2026-11-18 08:30 > 2026-12-02 12:00 | Christmas trees arrive [27 November], cut the day before.
2026-11-18 08:30 > 2026-11-19 12:00 | Christmas trees arrive 27 November, cut the day before.
2026-11-18 08:30 > 2026-12-02 12:00 | Open Wednesday till Sunday, noon to late. Closed Monday and Tuesday.
2026-11-18 08:30 > 2026-12-02 12:00 | Beard trim £12, full works £28, no appointment needed Monday to Thursday.
2026-11-18 08:30 > 2026-12-02 12:00 | Our barn roof dates back to 1794 and leaks like it.
2026-11-18 08:30 > 2026-12-02 12:00 | 3 for 2 on all board games [until Saturday].
2026-11-18 08:30 > 2026-12-02 12:00 | [This weekend] the lights go on in the High Street and we're staying open till nine.
2026-11-18 08:30 > 2026-12-02 12:00 | We're shut [today, Monday 30 November], for stocktaking.
2026-11-18 08:30 > 2026-12-02 12:00 | Tomorrow is [Tuesday] and that means half-price eyebrows.
2026-11-18 08:30 > 2026-11-30 12:00 | Tomorrow is Tuesday and that means half-price eyebrows.
2026-11-18 08:30 > 2026-12-02 12:00 | What a day Saturday was! Eleven wreaths, one burnt finger, zero regrets.
2026-11-18 08:30 > 2026-12-02 12:00 | Advent calendars sold out on Monday, more on the way.
2026-11-18 08:30 > 2026-12-02 12:00 | Kind soul wanted to foster a senior cat from [Monday].
2026-11-18 08:30 > 2026-12-02 12:00 | We can squeeze in two more winter tyre changes [Friday morning].
2026-11-18 08:30 > 2026-12-02 12:00 | Saturday staff needed: polite, punctual, partial to pie.
2026-11-18 08:30 > 2026-12-02 12:00 | Mulled wine is back by popular demand, £4.50 a mug, Fridays from 5.
2026-11-18 08:30 > 2026-12-02 12:00 | The choir sings carols outside the shop [on Sunday at four].
2026-11-18 08:30 > 2026-12-02 12:00 | We close at 4 [on Thursday] so the team can go and see the panto.
2026-11-18 08:30 > 2026-12-02 12:00 | The council resurfaced our car park on Sunday, so no more puddles.
2026-11-18 08:30 > 2026-12-02 12:00 | Ruby's first day with us was Monday and she's already got regulars.
2026-11-18 08:30 > 2026-12-02 12:00 | Poinsettias from £6 while they last.
2026-11-18 08:30 > 2026-12-02 12:00 | Order turkeys [by 25 November], collection on Christmas Eve.
2026-11-18 08:30 > 2026-12-02 12:00 | My nan swore by a Sunday scrub and a Monday wash.
2026-11-18 08:30 > 2026-12-02 12:00 | Book swap and biscuits [on Tuesday], upstairs, free.
2026-11-18 08:30 > 2026-12-02 12:00 | Every dog deserves a Saturday.
2026-11-18 08:30 > 2026-12-02 12:00 | Late-night shopping: [Thursday 26 November], 6 to 9, with bubbles.
2026-11-18 08:30 > 2026-12-02 12:00 | If you were at Friday's tasting, you'll know why the Malbec is gone.
zone Europe/London
2026-09-09 07:45 > 2026-09-23 10:00 | Blackberry and apple turnovers out of the oven at 8 [on Friday]. Set an alarm.
2026-09-09 07:45 > 2026-09-23 10:00 | Kev's off to his sister's wedding, so no MOTs [Thursday or Friday].
2026-09-09 07:45 > 2026-09-23 10:00 | Rainy Sundays were made for second-hand bookshops.
2026-09-09 07:45 > 2026-09-23 10:00 | We got new scissors, a new kettle and a new trainee on Monday. Guess which one is loudest.
2026-09-09 07:45 > 2026-09-23 10:00 | The Monday Club meets at 2 for tea, dominoes and gossip.
2026-09-09 07:45 > 2026-09-23 10:00 | Dahlias cut fresh each morning, £8 a bunch.
2026-09-09 07:45 > 2026-09-23 10:00 | Half term camp bookings open [on Monday at 9am], have your laptop ready.
2026-09-09 07:45 > 2026-09-23 10:00 | Not long now: the cider festival runs [18 to 20 September].
2026-09-09 07:45 > 2026-09-10 12:00 | Not long now: the cider festival runs 18 to 20 September.
2026-09-09 07:45 > 2026-09-23 10:00 | Come and meet the author of "Saturday Night at the Lido" [on Thursday evening].
2026-09-09 07:45 > 2026-09-23 10:00 | Cheers to the lad who fixed our fridge on a Sunday for a pint and a pasty.
2026-09-09 07:45 > 2026-09-23 10:00 | New term timetable: Zumba Mon, Spin Tue, Boxfit Thu.
2026-09-09 07:45 > 2026-09-23 10:00 | Pumpkin spice is back and no, we're not sorry.
2026-09-09 07:45 > 2026-09-23 10:00 | Kittens' first jabs are half price [till the 19th].
2026-09-09 07:45 > 2026-09-23 10:00 | I've known Ted since he first walked in here one wet Thursday in 2003.
2026-09-09 07:45 > 2026-09-23 10:00 | Will the owner of a red Fiesta please fetch it [before Friday]?
2026-09-09 07:45 > 2026-09-23 10:00 | Nowt beats a Friday chippy tea.
2026-09-09 07:45 > 2026-09-23 10:00 | Tomorrow, [Saturday], it's the village show and we've entered the marrow.
2026-09-09 07:45 > 2026-09-18 10:00 | Tomorrow, Saturday, it's the village show and we've entered the marrow.
2026-09-09 07:45 > 2026-09-23 10:00 | Lots of you asked about Sunday's band: they're called The Hay Fevers.
2026-09-09 07:45 > 2026-09-23 10:00 | Stock clearance [this weekend], everything in the yard must go.
2026-09-09 07:45 > 2026-09-23 10:00 | Sarah does colour Tuesdays and Thursdays, Beth the rest.
2026-09-09 07:45 > 2026-09-23 10:00 | Open Saturdays 9-1 from now until Christmas.
2026-09-09 07:45 > 2026-09-23 10:00 | Keep [Saturday 19th September] free: it's our harvest supper.
2026-09-09 07:45 > 2026-09-23 10:00 | The gas man is coming [on Tuesday], so the kitchen will be cold plates only.
2026-09-09 07:45 > 2026-09-23 10:00 | Sunday mornings we're a yoga studio, the rest of the week a wool shop.
2026-09-09 07:45 > 2026-09-23 10:00 | My favourite bit of Saturday was the dog in the bow tie.
2026-09-09 07:45 > 2026-09-23 10:00 | Bacon baps £3.50, tea £1.20, small talk free.
2026-09-09 07:45 > 2026-09-23 10:00 | There'll be a short queue [on Friday], as the road is down to one lane.
2026-09-09 07:45 > 2026-09-23 10:00 | Last orders for hampers: [Wednesday noon].
zone America/Denver
2027-04-13 09:00 > 2027-04-27 11:00 | Elk burgers are on the grill [this Friday] from 5 till they're gone.
2027-04-13 09:00 > 2027-04-27 11:00 | Our Tuesday Tart (lemon, lots of it) is three bucks off all April.
2027-04-13 09:00 > 2027-04-27 11:00 | Sign of spring: the ice rink gave up on Sunday.
2027-04-13 09:00 > 2027-04-27 11:00 | Tax day is [Thursday] and our bookkeeper needs a hug and a cookie.
2027-04-13 09:00 > 2027-04-27 11:00 | Boot repair, two-day turnaround, drop off Monday through Friday.
2027-04-13 09:00 > 2027-04-27 11:00 | Since last Thursday we've had a resident owl. Name suggestions below.
2027-04-13 09:00 > 2027-04-27 11:00 | Closed [April 17–19] while we refinish the floor.
2027-04-13 09:00 > 2027-04-14 12:00 | Closed April 17–19 while we refinish the floor.
2027-04-13 09:00 > 2027-04-27 11:00 | Founded in 1889, flooded in 1921, still pouring.
2027-04-13 09:00 > 2027-04-27 11:00 | Frozen pipes took out our kitchen Saturday, but the landlord came through.
2027-04-13 09:00 > 2027-04-27 11:00 | A Sunday hike needs a Saturday sandwich. We make both easy.
2027-04-13 09:00 > 2027-04-27 11:00 | Free CPR class [Saturday at 10], upstairs at the firehouse.
2027-04-13 09:00 > 2027-04-27 11:00 | You can still grab early tickets [until Thursday].
2027-04-13 09:00 > 2027-04-27 11:00 | Who caught the rainbow over Main Street on Monday evening?
2027-04-13 09:00 > 2027-04-27 11:00 | Half off pottery [this weekend]. Seconds, samples and some weird mugs.
2027-04-13 09:00 > 2027-04-27 11:00 | Moms drink free mimosas on Sundays in May.
2027-04-13 09:00 > 2027-04-27 11:00 | Movie in the park: bring a blanket [Friday night], we've got popcorn.
2027-04-13 09:00 > 2027-04-27 11:00 | Fridays are for flannel, cold beer and bad karaoke.
2027-04-13 09:00 > 2027-04-27 11:00 | It's [Wednesday] today? Already? Tacos it is.
2027-04-13 09:00 > 2027-04-27 11:00 | Tomorrow's [Saturday], so the bakery opens at 6 sharp.
2027-04-13 09:00 > 2027-04-23 11:00 | Tomorrow's Saturday, so the bakery opens at 6 sharp.
2027-04-13 09:00 > 2027-04-27 11:00 | Doc Harris won't be in [on Wednesday], Dr. Lee will see his patients.
2027-04-13 09:00 > 2027-04-27 11:00 | Rescue goats Thelma and Louise came home with us Friday.
2027-04-13 09:00 > 2027-04-27 11:00 | Shop hours: M-F 9-5, Sat 10-2.
2027-04-13 09:00 > 2027-04-27 11:00 | Our apprentice cut her first solo fade on Thursday and nailed it.
2027-04-13 09:00 > 2027-04-27 11:00 | Gates open [at noon on Sunday], first race at one.
2027-04-13 09:00 > 2027-04-27 11:00 | Ladies' night, every Thursday, no cover.
2027-04-13 09:00 > 2027-05-03 11:00 | Annual plant sale is [May 1]: tomatoes, peppers, ten kinds of basil.
2027-04-13 09:00 > 2027-04-27 11:00 | Whatever you do on Saturday, do it with good coffee.
2027-04-13 09:00 > 2027-04-27 11:00 | Please return costume rentals [by Wednesday].
zone Europe/London
2026-10-22 09:00 > 2026-11-05 10:00 | Halloween nails? We've kept a few gaps [on Saturday] for the last-minute ghouls.
2026-10-22 09:00 > 2026-11-05 10:00 | Our Saturday Special is a full English with a brew, £7.95, all day.
2026-10-22 09:00 > 2026-11-05 10:00 | The clocks go back [on Sunday], so treat yourself to an extra hour with a good book.
2026-10-22 09:00 > 2026-11-05 10:00 | We had 112 trick-or-treaters last year and ran out of fudge by seven.
2026-10-22 09:00 > 2026-11-05 10:00 | Pumpkins are £3 each or two for a fiver.
2026-10-22 09:00 > 2026-11-05 10:00 | Knit and natter meets each Wednesday in the back room.
2026-10-22 09:00 > 2026-11-05 10:00 | Gutted to say [Sunday's] bonfire is called off, the field's a bog.
2026-10-22 09:00 > 2026-11-05 10:00 | Monday was bins, Tuesday was bins again. Don't ask.
2026-10-22 09:00 > 2026-11-05 10:00 | New autumn menu [from Friday], expect squash.
2026-10-22 09:00 > 2026-11-05 10:00 | Buy a flea treatment [before the end of October] and the wormer's free.
2026-10-22 09:00 > 2026-11-05 10:00 | Hair by Jess is moving to 14 High Street [on 2 November].
2026-10-22 09:00 > 2026-10-23 12:00 | Hair by Jess is moving to 14 High Street on 2 November.
2026-10-22 09:00 > 2026-11-05 10:00 | The lads fitted a gearbox, two clutches and a tow bar on Tuesday, all before lunch.
2026-10-22 09:00 > 2026-11-05 10:00 | Quiet Wednesday here, so have a photo of the shop cat.
2026-10-22 09:00 > 2026-11-05 10:00 | Pub quiz [tonight, Thursday 22nd], maximum six to a team.
2026-10-19 09:00 > 2026-10-22 16:00 | Pub quiz tonight, Thursday 22nd, maximum six to a team.
2026-10-22 09:00 > 2026-11-05 10:00 | Been with us since day one, 4 March 2008: happy anniversary, Lynn!
2026-10-22 09:00 > 2026-11-05 10:00 | Tomorrow is [Saturday] and the forecast is wellies.
2026-10-22 09:00 > 2026-10-23 17:00 | Tomorrow is Saturday and the forecast is wellies.
2026-10-22 09:00 > 2026-11-05 10:00 | Need your MOT? We open weekdays 8 to 5.30 and Saturdays till noon.
2026-10-22 09:00 > 2026-11-05 10:00 | Someone's birthday [this weekend]? We do balloons.
2026-10-22 09:00 > 2026-11-05 10:00 | Could whoever booked [Sunday lunch] for twelve please ring us?
2026-10-22 09:00 > 2026-11-05 10:00 | The lovely folk at Radio Wyvern popped in for a chat on Friday.
2026-10-22 09:00 > 2026-11-05 10:00 | [Saturday], 10 till 2: bring your apples and we'll press them for you.
2026-10-22 09:00 > 2026-11-05 10:00 | It was standing room only for the poetry slam on Thursday.
2026-10-22 09:00 > 2026-11-05 10:00 | Vegan sausage rolls on Mondays, meat the rest of the week.
2026-10-22 09:00 > 2026-11-05 10:00 | Half-term craft table [Tuesday to Thursday], £4 a child.
2026-10-22 09:00 > 2026-11-05 10:00 | Last swim of the season is [on Sunday] and the water's a balmy 11 degrees.
2026-10-22 09:00 > 2026-11-05 10:00 | You've until [Friday] to vote for the Christmas window theme.
2026-10-22 09:00 > 2026-11-05 10:00 | Rest in peace Barney, our shop dog, who left us on Monday.
2026-10-22 09:00 > 2026-11-05 10:00 | The grotto elves start work [on Monday], so mind the ladders.
zone Europe/London
2026-05-05 09:00 > 2026-05-19 10:00 | Wine tasting [on Friday], seven o'clock, £15 including nibbles.
2026-05-05 09:00 > 2026-05-19 10:00 | [Saturday]: kids' pottery, 10–12. Message us for a place.
2026-05-05 09:00 > 2026-05-19 10:00 | We'll be at the school fair [on Sunday] with our jams.
2026-05-05 09:00 > 2026-05-19 10:00 | No bread [on Wednesday], the mill can't deliver.
2026-05-05 09:00 > 2026-05-19 10:00 | Our physio is away [from Thursday to Saturday].
2026-05-05 09:00 > 2026-05-19 10:00 | Strawberries at £3 a punnet [until Sunday].
2026-05-05 09:00 > 2026-05-19 10:00 | Fresh crab [this weekend], limited numbers.
2026-05-05 09:00 > 2026-05-19 10:00 | [Thursday's] book group has moved upstairs.
2026-05-05 09:00 > 2026-05-19 10:00 | Nail appointments left [on Friday]: 10.15 and 2.45.
2026-05-05 09:00 > 2026-05-19 10:00 | Mother and baby yoga starts [Monday 11 May].
2026-05-05 09:00 > 2026-05-06 12:00 | Mother and baby yoga starts Monday 11 May.
2026-05-05 09:00 > 2026-05-19 10:00 | The Sunday Roast Pasty: beef, gravy, everything.
2026-05-05 09:00 > 2026-05-19 10:00 | We raised £300 at Saturday's bake sale, thank you.
2026-05-05 09:00 > 2026-05-19 10:00 | Every Saturday: free bread for the over 80s.
2026-05-05 09:00 > 2026-05-19 10:00 | On Fridays we open late.
2026-05-05 09:00 > 2026-05-19 10:00 | Since Monday we deliver by cargo bike.
2026-05-05 09:00 > 2026-05-19 10:00 | Mon–Fri 8–5, Sat 8–12.
2026-05-05 09:00 > 2026-05-19 10:00 | Wash and cut £25, colour from £40.
2026-05-05 09:00 > 2026-05-19 10:00 | In 1968 my grandfather bought this shop.
2026-05-05 09:00 > 2026-05-19 10:00 | Last Friday a fox walked in and bought nothing.
2026-05-05 09:00 > 2026-05-19 10:00 | [Monday] again. Coffee?
2026-05-05 09:00 > 2026-05-19 10:00 | Two new mechanics joined us on Monday.
2026-05-05 09:00 > 2026-05-19 10:00 | The hedge was cut on Saturday and the sign is visible again.
2026-05-05 09:00 > 2026-05-19 10:00 | Today is [Wednesday], so it's soup day.
2026-05-05 09:00 > 2026-05-19 10:00 | Half price on Mondays and Tuesdays in May.
2026-05-05 09:00 > 2026-05-08 10:00 | Tomorrow, Saturday, we open at 7.
2026-05-05 09:00 > 2026-05-07 10:00 | Tomorrow, [Saturday], we open at 7.
2026-05-05 09:00 > 2026-05-19 10:00 | Sunday lovers, this chair is for you.
2026-05-05 09:00 > 2026-05-19 10:00 | Delivery vans leave every Tuesday and Friday.
2026-05-05 09:00 > 2026-05-19 10:00 | [On the 14th] our oven turns 50.
zone America/Toronto
2027-01-12 09:00 > 2027-01-26 10:00 | Skate sharpening is free [Saturday] between 9 and noon. Kids only, sorry dads.
2027-01-12 09:00 > 2027-01-26 10:00 | We hit 1,000 followers Sunday night, you lovely lot.
2027-01-12 09:00 > 2027-01-26 10:00 | The Saturday Stack: three pancakes, peameal bacon, real maple.
2027-01-12 09:00 > 2027-01-26 10:00 | Dr. Singh's clinic will be closed [on Friday] for a conference.
2027-01-12 09:00 > 2027-01-26 10:00 | Chili cook-off [this Saturday]! Bring a spoon and an opinion.
2027-01-12 09:00 > 2027-01-26 10:00 | The plow buried our sign on Monday, but yes, we're open.
2027-01-12 09:00 > 2027-01-26 10:00 | Sourdough every Thursday, cinnamon buns every Friday.
2027-01-12 09:00 > 2027-01-26 10:00 | Lessons for beginners resume [January 18].
2027-01-12 09:00 > 2027-01-13 12:00 | Lessons for beginners resume January 18.
2027-01-12 09:00 > 2027-01-26 10:00 | All parkas 40% off [until Sunday].
2027-01-12 09:00 > 2027-01-26 10:00 | Since Saturday there's a snowman guarding the patio. Name him.
2027-01-12 09:00 > 2027-01-26 10:00 | Tue-Fri 10-6, Sat 9-4, closed Sun & Mon.
2027-01-12 09:00 > 2027-01-26 10:00 | Come say goodbye to Marg [on Thursday], 31 years behind this counter.
2027-01-12 09:00 > 2027-01-26 10:00 | Rotary tires in 15 minutes, $60 with balancing.
2027-01-12 09:00 > 2027-01-26 10:00 | Best Sunday of the winter so far, the sledding hill was packed.
2027-01-12 09:00 > 2027-01-26 10:00 | The band setting up [Friday] is loud. You've been warned.
2027-01-12 09:00 > 2027-01-26 10:00 | Tomorrow is [Friday] and payday. Poutine?
2027-01-12 09:00 > 2027-01-14 17:00 | Tomorrow is Friday and payday. Poutine?
2027-01-12 09:00 > 2027-01-26 10:00 | Our founder opened the doors on January 15, 1956.
2027-01-12 09:00 > 2027-01-26 10:00 | Seniors' swim is Mondays and Wednesdays, 8 am.
zone Europe/London
2026-08-11 09:00 > 2026-08-25 10:00 | Crabbing competition [on Saturday], buckets provided, prize for the biggest.
2026-08-11 09:00 > 2026-08-25 10:00 | Lobster's landed! Cooked and dressed for you [by Friday], just ask.
2026-08-11 09:00 > 2026-08-25 10:00 | Sorry folks, the card reader died on Sunday and is still sulking.
2026-08-11 09:00 > 2026-08-25 10:00 | Summer hours: Mon to Sat 8am-8pm, Sun 10-4.
2026-08-11 09:00 > 2026-08-25 10:00 | Jenny's macramé night returns [Thursday], beginners welcome.
2026-08-11 09:00 > 2026-08-25 10:00 | The Friday Pie is steak and ale, always has been.
2026-08-11 09:00 > 2026-08-25 10:00 | A seagull stole Dave's lunch on Monday. He's still not over it.
2026-08-11 09:00 > 2026-08-25 10:00 | Two rooms left [this weekend], sea view and breakfast included.
2026-08-11 09:00 > 2026-08-25 10:00 | Ice cream from £2.20, dog ice cream £1.50.
2026-08-11 09:00 > 2026-08-25 10:00 | [From Monday] we're open for breakfast.
2026-08-11 09:00 > 2026-08-25 10:00 | Regatta day is [15 August]: expect road closures.
2026-08-11 09:00 > 2026-08-25 10:00 | Live jazz every Sunday on the terrace.
2026-08-11 09:00 > 2026-08-25 10:00 | Built in 1902, bombed in 1941, bakery since 1950.
2026-08-11 09:00 > 2026-08-25 10:00 | Lifeguard course ends [on Friday], congratulations all round!
2026-08-11 09:00 > 2026-08-25 10:00 | We'll see you [tomorrow, Saturday], on the beach.
zone Europe/London
2027-03-02 09:00 > 2027-03-17 10:00 | Daffodils, 50 stems for a tenner, [until Saturday] or while they last.
2027-03-02 09:00 > 2027-03-17 10:00 | Pottery wheel taster [on Thursday evening], clay under your nails guaranteed.
2027-03-02 09:00 > 2027-03-17 10:00 | Friday was a first: three brides, one day, no tears.
2027-03-02 09:00 > 2027-03-17 10:00 | The Monday Mocha costs £3 and fixes most things.
2027-03-02 09:00 > 2027-03-17 10:00 | Our bookkeeper retires [on Friday]. Come and raise a glass at four.
2027-03-02 09:00 > 2027-03-17 10:00 | Mother's Day afternoon tea is [Sunday 7 March], two sittings.
2027-03-02 09:00 > 2027-03-17 10:00 | Every Tuesday the mobile library parks outside.
2027-03-02 09:00 > 2027-03-17 10:00 | We repaired nine bikes on Saturday and ate eleven doughnuts.
2027-03-02 09:00 > 2027-03-17 10:00 | Opening times: Mon-Thu 9-5, Fri 9-7, Sat 10-3.
2027-03-02 09:00 > 2027-03-17 10:00 | Since Friday the church bells have been working again.
2027-03-02 09:00 > 2027-03-17 10:00 | There's a farmers' market in the square [this Saturday].
2027-03-02 09:00 > 2027-03-17 10:00 | Dog grooming slots are open [for Friday and Saturday].
2027-03-02 09:00 > 2027-03-17 10:00 | Trading since 1932.
2027-03-02 09:00 > 2027-03-17 10:00 | [Tomorrow, Friday], the van is at Hope Green.
2027-03-02 09:00 > 2027-03-17 10:00 | Sunday opening starts [from 14 March].
zone Europe/London
2026-07-07 09:00 > 2026-07-21 10:00 | Barbershop quartet in the yard [on Saturday afternoon], deckchairs welcome.
2026-07-07 09:00 > 2026-07-21 10:00 | Wifi's down till the engineer comes [Thursday].
2026-07-07 09:00 > 2026-07-21 10:00 | My Thursday regulars deserve a medal for carrying that sofa.
2026-07-07 09:00 > 2026-07-21 10:00 | The Sunday Scone is cheese and chive this month.
2026-07-07 09:00 > 2026-07-21 10:00 | Swim lessons every weekday from 4.
2026-07-07 09:00 > 2026-07-21 10:00 | Our lavender is out, so pick-your-own opens [on Sunday].
2026-07-07 09:00 > 2026-07-21 10:00 | A customer left a five-star review on Friday and made our week.
2026-07-07 09:00 > 2026-07-21 10:00 | Raffle draw [Friday], tickets a pound.
2026-07-07 09:00 > 2026-07-21 10:00 | Shop closed [13–15 July].
2026-07-07 09:00 > 2026-07-21 10:00 | We've used the same sourdough starter since 1999.
2026-07-07 09:00 > 2026-07-21 10:00 | Only [until Wednesday]: three books for a fiver.
2026-07-07 09:00 > 2026-07-21 10:00 | Tomorrow's [Thursday], so it's late opening till eight.
`;
