/** Five rounds written blind, each measured once before the rules were mended by it; then what is over, to come and any. */
export const BLIND_ENGLISH = `
zone Europe/London
2026-04-14 09:10 > 2026-04-21 10:00 | Heads up, folks: the shop will be shut [on Saturday] because we're all off to Kate's wedding.
2026-04-14 09:10 > 2026-04-21 10:00 | We did 84 MOTs last week and somehow still had time for cake on Friday.
2026-04-14 09:10 > 2026-04-22 10:00 | Peonies are due in [Thursday] and they never hang about, so message us if you want a bunch put by.
2026-04-15 09:10 > 2026-04-27 10:00 | Gentle Flow with Hannah runs Wednesday at 6.30 and Sunday at 9 - drop-ins always welcome.
2026-04-15 09:10 > 2026-04-17 10:00 | Roast beef is back on [tomorrow, Sunday], from noon.
2026-04-15 09:10 > 2026-04-18 08:00 | Roast lamb tomorrow (Sunday) from noon, walk-ins welcome.
2026-04-16 09:10 > 2026-04-30 10:00 | The Sunday Loaf sells out by ten. Get here early or weep.
2026-04-16 09:10 > 2026-04-30 10:00 | Six trays of bedding plants for £20 [until the end of Sunday].
2026-04-16 09:10 > 2026-04-30 10:00 | Author evening with Ruth Bell [on 23 April], wine and cheese included.
2026-04-16 09:10 > 2026-04-22 10:00 | Author evening with Ruth Bell on 23 April, wine and cheese included.
2026-04-13 09:10 > 2026-04-28 10:00 | Pilates beginners' block starts [next Tuesday], six weeks for £54.
2026-04-13 09:10 > 2026-04-29 10:00 | Is it Friday yet? Asking for a tired baker.
2026-04-13 09:10 > 2026-04-29 10:00 | Poppy the spaniel came in on Saturday with a fish hook in her lip and left with a bandage and a biscuit.
2026-04-13 09:10 > 2026-04-29 10:00 | Lambs! The first twins were born in the early hours of Sunday and mum is doing fine.
2026-04-13 09:10 > 2026-04-29 10:00 | Half-price coffee with any book, [this Friday] only.
2026-04-17 09:10 > 2026-04-27 10:00 | Family of four eats for £38 on Tuesdays and Wednesdays.
2026-04-17 09:10 > 2026-04-27 10:00 | Cancellation! Sophie has 2.15 [on Monday] for a cut and colour.
2026-04-17 09:10 > 2026-05-05 10:00 | Our scones won gold at the county show on Saturday!!
2026-04-17 09:10 > 2026-05-05 10:00 | Farm shop open Thurs to Sun, 9 till 4. Honesty box the rest of the time.
2026-04-17 09:10 > 2026-05-05 10:00 | Pick-your-own opens [Saturday 25 April], weather permitting.
2026-04-20 09:10 > 2026-05-05 10:00 | Free puppy health checks [this weekend], no appointment needed.
2026-04-20 09:10 > 2026-05-05 10:00 | Weekends are for pancakes. Fight us.
2026-04-20 09:10 > 2026-05-05 10:00 | Since Monday you can pay by card at the farm gate. Finally!
2026-04-20 09:10 > 2026-05-05 10:00 | Loyalty cards now count double on a Thursday.
2026-04-20 09:10 > 2026-04-29 10:00 | Two tables left for [Friday night]. The band goes on at 8.
2026-04-21 09:10 > 2026-05-01 10:00 | Deadline for christening cakes for May is [Wednesday], sorry, we can't squeeze in any more after that.
2026-04-21 09:10 > 2026-05-01 10:00 | Established 1987, and still the same oven.
2026-04-21 09:10 > 2026-05-01 10:00 | It's [Thursday today], and that means fish pie.
2026-04-21 09:10 > 2026-05-05 10:00 | [From Monday] we're opening at 7 for the early commuters.
2026-04-21 09:10 > 2026-05-05 10:00 | Whoever left a green umbrella here on Saturday, it's behind the till.
zone America/New_York
2026-10-06 08:00 > 2026-10-15 09:00 | New brew alert: the pumpkin porter goes on tap [Friday] at 4. First ten pints are on the house.
2026-10-06 08:00 > 2026-10-15 09:00 | The bike that rolled in Monday with a bent frame rolled out this morning straight as an arrow.
2026-10-06 08:00 > 2026-10-15 09:00 | Dr. Patel is out [Thursday and Friday]; for emergencies call the after-hours line.
2026-10-06 08:00 > 2026-10-15 09:00 | Friday Night Funk is the name of our new ice cream, and yes, there is espresso in it.
2026-10-06 08:00 > 2026-10-15 09:00 | Kids under 12 climb free Sundays before noon.
2026-10-07 08:00 > 2026-10-19 09:00 | Last call for early-bird tickets: the price goes up [October 15].
2026-10-07 08:00 > 2026-10-14 09:00 | Last call for early-bird tickets: the price goes up October 15.
2026-10-07 08:00 > 2026-10-19 09:00 | We've been open since a snowy Tuesday in 1974.
2026-10-07 08:00 > 2026-10-19 09:00 | Come carve a pumpkin with us [on Saturday], all ages, bring your own spoon.
2026-10-07 08:00 > 2026-10-19 09:00 | Saturday's wedding at the barn had 180 guests and one very happy goat.
2026-10-07 08:00 > 2026-10-19 09:00 | Nobody wants to cook on a Monday. Our lasagna is $11 and feeds two.
2026-10-08 08:00 > 2026-10-10 09:00 | See you [tomorrow, Saturday the 10th], at the harvest parade!
2026-10-08 08:00 > 2026-10-09 09:00 | See you tomorrow, Saturday the 10th, at the harvest parade!
2026-10-08 08:00 > 2026-10-26 09:00 | Flu shots for dogs are 15% off [through Sunday].
2026-10-08 08:00 > 2026-10-26 09:00 | Fresh oysters just landed, like every Thursday. Shuck yeah.
2026-10-09 08:00 > 2026-10-20 09:00 | The shop's closed [Monday] for Columbus Day, back at it bright and early the day after.
2026-10-09 08:00 > 2026-10-20 09:00 | Story time is Tuesday at 10:30 and Saturday at 11. Stuffed animals get in free.
2026-10-09 08:00 > 2026-10-20 09:00 | Remember when you could get a shave here for $2? Good times.
2026-10-09 08:00 > 2026-10-20 09:00 | Sip & paint [this Sunday], four easels still open.
2026-10-12 08:00 > 2026-10-26 09:00 | A big thank you to the 60 people who ran our 5K on Sunday in the rain.
2026-10-12 08:00 > 2026-10-26 09:00 | Order your Thanksgiving turkey [by Friday] and we'll knock five bucks off.
2026-10-12 08:00 > 2026-10-26 09:00 | Sunday best, Monday rest: that's the barber's way.
2026-10-12 08:00 > 2026-10-26 09:00 | Hayrides [Oct. 17-18], $6 a head, cider included.
2026-10-12 08:00 > 2026-10-18 09:00 | Hayrides Oct. 17-18, $6 a head, cider included.
2026-10-13 08:00 > 2026-10-26 09:00 | Mr. Whiskers got adopted on Friday. We cried. You would too.
2026-10-13 08:00 > 2026-10-26 09:00 | Our line dancing class moves to [Wednesday] this week because of the game.
2026-10-13 08:00 > 2026-10-26 09:00 | Happy [Wednesday]! Today's soup is clam chowder.
2026-10-13 08:00 > 2026-10-27 09:00 | Any tie altered while you wait, weekday mornings from 9.
2026-10-13 08:00 > 2026-10-27 09:00 | Two spots just opened up in [Saturday's] pottery class. Who's in?
2026-10-13 08:00 > 2026-10-27 09:00 | We tried closing on Sundays. You were not happy. We're open again.
zone Europe/Dublin
2027-02-02 10:00 > 2027-02-16 09:00 | We've one beginner surf lesson left [on Saturday], 11 o'clock, wetsuit included. Who's brave enough?
2027-02-02 10:00 > 2027-02-16 09:00 | Lovely to see so many faces at the jumble sale on Sunday, we raised €640 for the lifeboat.
2027-02-02 10:00 > 2027-02-16 09:00 | A reminder that the salon is cash only [this Thursday and Friday] while the card machine gets fixed.
2027-02-02 10:00 > 2027-02-16 09:00 | Whose turn is it to make Sunday lunch? Let us: roast, two veg and gravy, €16.
2027-02-02 10:00 > 2027-02-16 09:00 | Jerry is back at the chair full time, Tuesday to Saturday, so ring and book him.
2027-02-02 10:00 > 2027-02-16 09:00 | The hens have been laying double since Wednesday, so eggs are €3 the tray while they last.
2027-02-02 10:00 > 2027-02-16 09:00 | Puppy socialisation starts up again [Monday 8 February] at 7pm in the hall.
2027-02-02 10:00 > 2027-02-04 09:00 | Puppy socialisation starts up again Monday 8 February at 7pm in the hall.
2027-02-02 10:00 > 2027-02-16 09:00 | The Thursday Murder Club is back in stock. Yes, in paperback.
2027-02-02 10:00 > 2027-02-16 09:00 | Storm's coming in, so we're pulling the shutters down early [on Wednesday]. Mind yourselves.
2027-02-02 10:00 > 2027-02-16 09:00 | If you ordered a Valentine's bouquet, pick-up is [Sunday 14th] from 9 until 1.
2027-02-02 10:00 > 2027-02-04 09:00 | If you ordered a Valentine's bouquet, pick-up is Sunday 14th from 9 until 1.
2027-02-02 10:00 > 2027-02-16 09:00 | Nothing says Saturday like a breakfast roll eaten in the car.
2027-02-02 10:00 > 2027-02-16 09:00 | Our tractor broke down on Friday and half the parish came to help push.
2027-02-02 10:00 > 2027-02-16 09:00 | Anyone for a tune? Trad session [Friday night] with the Dolan sisters, no cover charge.
2027-02-02 10:00 > 2027-02-16 09:00 | Trad session every second Friday, musicians drink for free.
2027-02-02 10:00 > 2027-02-16 09:00 | Come the weekend you'll find us where we always are: behind the grill.
2027-02-02 10:00 > 2027-02-16 09:00 | Bring your old eyeglasses [before Saturday] and get €20 off a new pair.
2027-02-02 10:00 > 2027-02-16 09:00 | Ewan finished his apprenticeship on Friday with top marks. Well done lad!
2027-02-02 10:00 > 2027-02-16 09:00 | Tomorrow is [Sunday], so we're having a lie-in and opening at 10.
2027-02-02 10:00 > 2027-02-06 18:00 | Tomorrow is Sunday, so we're having a lie-in and opening at 10.
2027-02-02 10:00 > 2027-02-16 09:00 | Book club picked "Small Things Like These" for March. First Tuesday of the month, as ever.
2027-02-02 10:00 > 2027-02-16 09:00 | The road outside is being dug up [from Thursday to Saturday], use the back lane please.
2027-02-02 10:00 > 2027-02-16 09:00 | Winter hours are over: from now on it's 8 to 6, Monday through Saturday.
2027-02-02 10:00 > 2027-02-16 09:00 | Thanks a million for the birthday wishes on Friday!
2027-02-02 10:00 > 2027-02-16 09:00 | We'll be at the Naas farmers' market [on Saturday] with goat's cheese and the last of the quince jelly.
2027-02-02 10:00 > 2027-02-16 09:00 | In 1921 a pint cost eightpence. Today it's a bit more.
2027-02-02 10:00 > 2027-02-16 09:00 | Doggy day care is fully booked for [Friday], but we've room [on the Thursday].
2027-02-02 10:00 > 2027-02-16 09:00 | Kids eat free at weekends with every adult main.
2027-02-02 10:00 > 2027-02-16 09:00 | Deliveries to the islands go out Monday and Thursday.
zone America/Chicago
2027-02-02 10:00 > 2027-02-16 09:00 | Y'all, the smoker is fired up and brisket will be ready [Saturday] around noon. It won't last.
2027-02-02 10:00 > 2027-02-16 09:00 | Last week's winner of the oil change raffle is Dale! Come claim it whenever.
2027-02-02 10:00 > 2027-02-16 09:00 | Mark your calendars: spring seed swap [Feb 13] in the greenhouse.
2027-02-02 10:00 > 2027-02-16 09:00 | Mark your calendars: spring seed swap Feb 20 in the greenhouse.
2027-02-02 10:00 > 2027-02-16 09:00 | My grandma always said never cut your hair on a Friday. Good thing grandma isn't our boss.
2027-02-02 10:00 > 2027-02-16 09:00 | Snow day update: we're closed tomorrow, Wednesday, stay safe out there.
2027-02-02 10:00 > 2027-02-02 18:00 | Snow day update: we're closed tomorrow, Wednesday, stay safe out there.
2027-02-02 10:00 > 2027-02-16 09:00 | Saturdays at the shop smell like cedar and coffee.
2027-02-02 10:00 > 2027-02-16 09:00 | Tammy still has an opening [Thursday at 2] for lash fills.
2027-02-02 10:00 > 2027-02-16 09:00 | Big shout-out to the Lions Club for the pancake feed Saturday morning.
2027-02-02 10:00 > 2027-02-16 09:00 | Oysters are a buck each [until Sunday].
2027-02-02 10:00 > 2027-02-16 09:00 | Thirsty Thursday: two-dollar drafts from 4 to close.
2027-02-02 10:00 > 2027-02-16 09:00 | Guess who passed her board exam on Monday? Congrats, Dr. Kim!
2027-02-02 10:00 > 2027-02-16 09:00 | The vet tech interviews are done and Josie started Monday. Say hi!
2027-02-02 10:00 > 2027-02-16 09:00 | [This weekend only], buy one rose bush, get one free.
2027-02-02 10:00 > 2027-02-16 09:00 | Hunting licenses sold here seven days a week, Sundays after church.
2027-02-02 10:00 > 2027-02-16 09:00 | We will be closing at 3 [on Friday] for inventory.
2027-02-02 10:00 > 2027-02-16 09:00 | The new Louise Penny comes out [Tuesday] and we have 40 copies on order.
2027-02-02 10:00 > 2027-02-16 09:00 | There's a reason they call it Sunday gravy. Ours simmers nine hours.
2027-02-02 10:00 > 2027-02-16 09:00 | Sign-ups for Little League end [on the 12th], don't sleep on it.
2027-02-02 10:00 > 2027-02-16 09:00 | Model year 2019, 41,000 miles, $12,900, yours today.
2027-02-02 10:00 > 2027-02-16 09:00 | Heads up: road work on Main starts [Monday], use the alley entrance.
2027-02-02 10:00 > 2027-02-16 09:00 | Bingo is every other Wednesday; the next one is [February 10].
2027-02-02 10:00 > 2027-02-16 09:00 | Kiddo lost a tooth in our booth on Sunday and the tooth fairy left a free slice.
2027-02-02 10:00 > 2027-02-16 09:00 | Don't forget your sweetheart! Chocolates ship [through Wednesday, Feb 10].
2027-02-02 10:00 > 2027-02-16 09:00 | Did you know we've got half-price wine on Tuesdays?
2027-02-02 10:00 > 2027-02-16 09:00 | It's [Monday] today, so the gym is open till midnight.
2027-02-02 10:00 > 2027-02-16 09:00 | Our Friday crew is looking for one more baker. Apply inside.
2027-02-02 10:00 > 2027-02-16 09:00 | Trivia's back [Thursday], teams of six max, and yes, there's a theme: the nineties.
2027-02-02 10:00 > 2027-02-16 09:00 | Y'all showed up Friday! Biggest night since we opened in 2011.
zone Australia/Sydney
2027-02-02 10:00 > 2027-02-16 09:00 | Prawns, prawns, prawns! The boat's back in [Friday arvo], get your order in now.
2027-02-02 10:00 > 2027-02-16 09:00 | Thanks heaps to the SES crew for clearing that gum off our roof Sunday night.
2027-02-02 10:00 > 2027-02-16 09:00 | The physio room is getting a new floor, so no appointments [on Monday].
2027-02-02 10:00 > 2027-02-16 09:00 | Sunday Sesh: live tunes and spritzes from 3, every week all summer.
2027-02-02 10:00 > 2027-02-16 09:00 | School's back! Uniform alterations done in 48 hours, $15 a hem.
2027-02-02 10:00 > 2027-02-16 09:00 | Last chance to catch the dinosaur exhibition, it closes [Sunday].
2027-02-02 10:00 > 2027-02-16 09:00 | We'd love your help naming the kitten who wandered in on Wednesday.
2027-02-02 10:00 > 2027-02-16 09:00 | Cricket's on the big screen [Saturday], first ball 10.30.
2027-02-02 10:00 > 2027-02-16 09:00 | Is there anything better than a lazy Sunday at the nursery?
2027-02-02 10:00 > 2027-02-16 09:00 | [From Thursday], flat whites go up by 30 cents. Sorry, blame the beans.
2027-02-02 10:00 > 2027-02-16 09:00 | Matty got his truck licence on Friday, so deliveries just got quicker.
2027-02-02 10:00 > 2027-02-16 09:00 | [Friday 5 February] is our tenth birthday. Cake at noon.
2027-02-02 10:00 > 2027-02-04 09:00 | Friday 5 February is our tenth birthday. Cake at noon.
2027-02-02 10:00 > 2027-02-16 09:00 | Lamingtons sell out by 9 on Saturdays, just saying.
2027-02-02 10:00 > 2027-02-16 09:00 | Wanted: someone to cover the Sunday shift, must love dogs.
2027-02-02 10:00 > 2027-02-16 09:00 | Any lost property left after [this weekend] goes to Vinnies.
2027-02-02 10:00 > 2027-02-16 09:00 | Our café's been run by the same family since 1958.
2027-02-02 10:00 > 2027-02-16 09:00 | Nothing on tonight, but [tomorrow, Thursday], there's trivia with Gaz.
2027-02-02 10:00 > 2027-02-10 09:00 | Nothing on tonight, but tomorrow, Thursday, there's trivia with Gaz.
2027-02-02 10:00 > 2027-02-16 09:00 | Chooks' feed is 2 for $50 [till Saturday arvo].
2027-02-02 10:00 > 2027-02-16 09:00 | Tuesdays are pensioner day: 10% off your whole shop.
2027-02-02 10:00 > 2027-02-16 09:00 | The bridge is closed so we can't deliver to Kiama [on Wednesday].
2027-02-02 10:00 > 2027-02-16 09:00 | Well that was a Monday and a half. See you in the morning for a strong one.
2027-02-02 10:00 > 2027-02-16 09:00 | Julie's yoga for bad backs kicks off [Tuesday 9 Feb] at the surf club.
2027-02-02 10:00 > 2027-02-16 09:00 | Book week parade [Friday]! Costumes half price while they last.
2027-02-02 10:00 > 2027-02-16 09:00 | You asked, we listened: Sunday trading is here to stay.
2027-02-02 10:00 > 2027-02-16 09:00 | We had a full house for Friday's comedy night and the neighbours have forgiven us.
2027-02-02 10:00 > 2027-02-16 09:00 | The Ute Saturday special: wash, wax and a sausage for $40.
2027-02-02 10:00 > 2027-02-16 09:00 | Doors open at 6 [Saturday], show at 7, bring a cushion.
2027-02-02 10:00 > 2027-02-16 09:00 | A big hello to the couple from Perth who stopped by on Saturday.
zone Europe/London
2027-02-02 10:00 > 2027-02-16 09:00 | A customer proposed to his girlfriend at table six on Saturday and she said yes.
2027-02-02 10:00 > 2027-02-16 09:00 | Someone paid for the next ten coffees on Friday morning. Faith restored.
2027-02-02 10:00 > 2027-02-16 09:00 | Rex sat still for his nail trim Thursday. A miracle.
2027-02-02 10:00 > 2027-02-16 09:00 | Sunday's storm flattened our polytunnel, but the kale survived.
2027-02-02 10:00 > 2027-02-16 09:00 | On Friday the mayor cut the ribbon and Nan cut the cake.
2027-02-02 10:00 > 2027-02-16 09:00 | Our window display got a second look from the local paper on Wednesday.
2027-02-02 10:00 > 2027-02-16 09:00 | The delivery van finally turned up Monday, two weeks late.
2027-02-02 10:00 > 2027-02-16 09:00 | You cleaned us out of hot cross buns on Saturday!
2027-02-02 10:00 > 2027-02-16 09:00 | The kids painted forty pots on Sunday afternoon.
2027-02-02 10:00 > 2027-02-16 09:00 | Bella, who hated water, swam two lengths on Tuesday.
2027-02-02 10:00 > 2027-02-16 09:00 | I cried at work on Friday. Happy tears, I promise.
2027-02-02 10:00 > 2027-02-16 09:00 | Friday's quiz ended in a tie, and the tie-break nearly ended in a fight.
2027-02-02 10:00 > 2027-02-16 09:00 | Pete hung the new sign on Monday and it's only slightly crooked.
2027-02-02 10:00 > 2027-02-16 09:00 | Sarah ran her first marathon on Sunday in 4:12.
2027-02-02 10:00 > 2027-02-16 09:00 | We were featured on the radio Thursday morning.
2027-02-02 10:00 > 2027-02-16 09:00 | How about that sunset on Saturday?
zone Europe/London
2027-02-02 10:00 > 2027-02-16 09:00 | Grandad's ninety [on Saturday] so there's free cake till it runs out.
2027-02-02 10:00 > 2027-02-16 09:00 | Rumour has it the first asparagus arrives [Friday].
2027-02-02 10:00 > 2027-02-16 09:00 | The window cleaner comes [Thursday], so mind the ladders by the door.
2027-02-02 10:00 > 2027-02-16 09:00 | Fancy learning to knit? Mary's got needles and patience [on Wednesday evening].
2027-02-02 10:00 > 2027-02-16 09:00 | Ballet exams are [Friday] and every one of our girls is ready.
2027-02-02 10:00 > 2027-02-16 09:00 | [Sunday's] walk starts from the car park at ten, dogs on leads.
2027-02-02 10:00 > 2027-02-16 09:00 | Power's off [Thursday] from 9 to 12, so no hot drinks.
2027-02-02 10:00 > 2027-02-16 09:00 | Santa lands [on Saturday] by helicopter, no less.
2027-02-02 10:00 > 2027-02-16 09:00 | Our stall at the county show: look for the red tent [on Sunday].
2027-02-02 10:00 > 2027-02-16 09:00 | Bring the old bike in [on Friday] and we'll weigh it in for scrap.
2027-02-02 10:00 > 2027-02-16 09:00 | Paul will be doing the beard trims [Saturday] as Tom's away.
2027-02-02 10:00 > 2027-02-16 09:00 | Can anyone lend us a marquee [for Saturday]?
2027-02-02 10:00 > 2027-02-16 09:00 | Rehearsals begin [Tuesday].
2027-02-02 10:00 > 2027-02-16 09:00 | Half the team is at a training day [on Monday], please be patient with the phones.
zone Europe/London
2027-02-02 10:00 > 2027-02-16 09:00 | Saturday without a bacon bap? Not on our watch.
2027-02-02 10:00 > 2027-02-16 09:00 | What's your Sunday soundtrack? Ours is Nina Simone.
2027-02-02 10:00 > 2027-02-16 09:00 | Monday blues? We have croissants for that.
2027-02-02 10:00 > 2027-02-16 09:00 | Freddie works Fridays, Saturdays and any day it rains.
2027-02-02 10:00 > 2027-02-16 09:00 | Who else thinks Tuesday is the worst day of the week?
2027-02-02 10:00 > 2027-02-16 09:00 | If it's Thursday it must be curry.
2027-02-02 10:00 > 2027-02-16 09:00 | Our Sunday Sourdough has a following of its own.
2027-02-02 10:00 > 2027-02-16 09:00 | You know it's Friday when the vicar orders chips.
2027-02-02 10:00 > 2027-02-16 09:00 | The Wednesday ladies have been coming here for thirty years.
2027-02-02 10:00 > 2027-02-16 09:00 | Late opening Thursday till 8, every week from now on.
2027-02-02 10:00 > 2027-02-16 09:00 | Girl Friday wanted: two days a week in the office.
2027-02-02 10:00 > 2027-02-16 09:00 | Sunday is our day of rest, phones go off.
`;
