/** Posts as a model writes them, each with what its owner had said (read-posts.ts). */
export const ENGLISH = `
zone Europe/London
written 2026-03-02 09:00
? New sourdough from Saturday, 7am, £4.20 a loaf.
= Our new sourdough is here! From Saturday, [7 am], you can pick up a crusty loaf for [£4.20]. Come early, they go fast.
? New sourdough from Saturday
= Our new sourdough is here! From Saturday, {7 am}, you can pick up a crusty loaf for just {£4.20}. Slow-fermented for {24 hours}.
? 20 percent off all cakes until noon on Friday
= Friday treat: [20% off] every cake in the window until [12:00]. One bite and you'll understand why we get up early.
? All cakes are cheaper on Friday morning
= Friday treat: {20% off} every cake in the window until {noon}. One bite and you'll understand why we get up early.
? Two appointments free on Thursday at 3.30 and at 5
= Two gaps just opened up on Thursday: [3:30 pm] and [5 pm]. First come, first served. Call us to book.
? Two appointments free on Thursday afternoon
= Two gaps just opened up on Thursday: {3:30 pm} and {5 pm}. First come, first served. Call {020 7946 0123} to book.
? Balayage offer, first visit | fact: Balayage from £95 | fact: Phone 020 7946 0123
= Thinking about a change? Balayage starts at [£95] at our salon, and your first visit includes a free consultation. Ring us on [020 7946 0123].
? Balayage offer for first-time clients
= Thinking about a change? Balayage starts at {£95} at our salon, and your first visit comes with {15% off}. You deserve it.
? Mother's Day bouquets, order by 12 March, delivery in town is free over 30 pounds
= Spoil your mum this year. Order your bouquet by [March 12] and delivery in town is free over [£30]. Every stem is chosen by hand.
? Mother's Day bouquets, please order early
= Spoil your mum this year. Order your bouquet by {12 March} and get {free delivery over £30}. Every stem is chosen by hand.
? Tulips have arrived
= The tulips have arrived and they are one of a kind. Pop in, take a bunch home and let two hands full of spring brighten your kitchen.
? Winter tyre change, we do it while you wait
= Time to swap those tyres? We do it while you wait, usually in {30 minutes}, with prices from {£45}. Coffee is on us.
? Winter tyre change takes half an hour, 45 pounds for four wheels
= Time to swap those tyres? We do it in [30 minutes] while you wait, [£45] for all four wheels. Coffee is on us.
? MOT reminders: book for March. We are at 14 Mill Lane.
= Is your MOT due in March? Don't leave it to the last minute. Drop in at [14 Mill Lane] and we'll sort it out, 24/7 peace of mind included.
? MOT reminders: book for March
= Is your MOT due in March? Don't leave it to the last minute. Drop in at {14 Mill Lane} or call {01865 496 123} and we'll sort it out.
? Back pain workshop on 14 March 10 to 11.30, free, 8 places
= Does your back ache after a long day? Join our free workshop on Saturday, [14 March], [10:00–11:30]. There are only [8 places], so book yours today.
? Back pain workshop on Saturday week, free
= Does your back ache after a long day? Join our free workshop, {10:00–11:30}. There are only {8 places}, so book yours today at {www.movewell.example/back}.
? Running clinic for beginners, 6 weeks, Tuesdays
= Ready to run? Our beginners' clinic takes you from zero to your first comfortable run in [six weeks], every Tuesday. All you need is one pair of shoes.
? Running clinic for beginners on Tuesdays
= Ready to run? Our beginners' clinic takes you from zero to {5 km} in {eight weeks}, every Tuesday. All you need is one pair of shoes.
? Book of the month: The Salt Path. Reading on Thursday evening
= Our book of the month is The Salt Path, and on Thursday evening we'll read it together. Number one on our list, and we promise you won't put it down.
? Book of the month: The Salt Path. Reading on Thursday 7.30 pm, tickets 6 pounds incl. a glass of wine
= Our book of the month is The Salt Path. Join us on Thursday at [7:30pm]; tickets are [£6] and include a glass of wine.
? Book of the month: The Salt Path. Reading on Thursday
= Our book of the month is The Salt Path. Join us on Thursday at {7:30pm}; tickets are {£6} and include a glass of wine. Doors open at {7pm}.
? New lunch menu, soup and sandwich for £8.50, Mon-Fri 12-2
= Lunch just got easier. Soup and a sandwich for [£8.50], Monday to Friday from [12 to 2]. See you at the counter.
? New lunch menu, soup and sandwich, Monday to Friday
= Lunch just got easier. Soup and a sandwich for {£8.50}, Monday to Friday from {12 to 2}. See you at the counter.
? We are closed on 6 April | link: https://lemontree.example/menu The Lemon Tree: menu, two courses for £18
= A little note: we're closed on [6 April]. Until then, two courses are [£18], see [https://lemontree.example/menu].
? We are closed on Easter Monday
= A little note: we're closed on Easter Monday, [6 April]. Back at our usual time the day after. Thank you for a hundred lovely evenings.
? Table booking by phone 0131 496 0555 or mail tables@lemontree.example
= Date night? Book your table on [0131 496 0555] or write to [tables@lemontree.example]. We'll keep the corner by the window for the two of you.
? Table booking is open for spring
= Date night? Book your table on {0131 496 0555} or write to {tables@lemontree.example}. We'll keep the corner by the window for the two of you.
? Yoga class for pregnant women starts Wednesday 11 March 18:00, 10 pounds per class
= A gentle hour just for you: our pregnancy yoga starts on Wednesday, [11 March], at [6 pm]. [£10] a class, mats provided.
? Yoga class for pregnant women starts on Wednesday the 11th of March
= A gentle hour just for you: our pregnancy yoga starts on Wednesday, [11 March], at {6 pm}. {£10} a class, mats provided.
? Dog grooming, new small dog package
= Meet our new small dog package: wash, trim and nails, all done in {90 minutes} for {£38}. Your best friend's four paws will thank you.
? Dog grooming, new small dog package: wash, cut and nails, 1.5 hours, 38 pounds
= Meet our new small dog package: wash, trim and nails, all done in [90 minutes] for [£38.00]. Your best friend's four paws will thank you.
? Say thanks, our bakery turns 25 this year
= [25 years] of early mornings, flour on our sleeves and your smiles at the counter. Thank you, from the bottom of our hearts. Here's to the next chapter!
? Say thanks to our customers
= {25 years} of early mornings, flour on our sleeves and your smiles at the counter. {Since 2001} you've made us who we are. Thank you!
? Ice cream season opens, 12 flavours, scoop £2
= The wait is over: our ice cream counter opens this weekend. [Twelve flavours], [£2] a scoop, a million smiles.
? Ice cream season opens
= The wait is over: our ice cream counter opens this weekend with {12 flavours}, {£2} a scoop. Vegan? {4 of them} are.
? Spring cleaning for bikes: £55 full service | photo: A red bike on the stand, new chain fitted
= Your bike has slept all winter. Our full service is [£55] and gets it ready for the first warm ride. This red one just got a new chain.
? Spring cleaning for bikes | photo: A red bike on the stand. Sign: full service £55
= Your bike has slept all winter. Our full service is [£55], and it's usually ready in {48 hours}.
? Flash sale online, code SPRING, ends Sunday midnight | fact: Shop at threadandco.example
= Flash sale! Use the code SPRING at [threadandco.example] until Sunday [midnight]. When it's gone, it's gone.
? Flash sale online ends on Sunday
= Flash sale! Use the code SPRING25 for {25% off} at {threadandco.example} until Sunday {midnight}. When it's gone, it's gone.
? Hiring a part-time barista, 20 hours a week
= We're looking for a part-time barista, [20 hours a week]. You like people, you like coffee, and mornings don't scare you? Bring your CV.
? Hiring a part-time barista
= We're looking for a part-time barista, {20 hours a week}, from {£12.50 an hour}. You like people and mornings don't scare you? Send your CV to {jobs@beanstreet.example}.
? Photo course for beginners in April | fact: Courses cost 120 pounds and have at most 6 people
= Finally off auto mode: our beginners' photo course starts in April. Small groups with a maximum of [6 people], [£120] for the whole course.
? Garden centre: compost offer 3 for 2
= Spring starts in the soil. This week our peat-free compost is [3 for 2]. Your roses, your tomatoes and your back will thank you.
? Garden centre: compost offer this week
= Spring starts in the soil. This week our peat-free {50-litre} compost is {3 for 2}. Your roses, your tomatoes and your back will thank you.
? Physio: new massage chair, ten minutes after each session free
= Stay a little longer: after each session you get [10 minutes] in our new massage chair, on the house. First things first, then relax.
? Plumber, emergency service also at weekends
= A burst pipe never waits for Monday. We're there for you at weekends too, within {2 hours} and with no call-out fee. One call is enough: {07700 900456}.
? Plumber, emergency service, call 07700 900 456, there within two hours
= A burst pipe never waits for Monday. One call to [+44 7700 900456] is enough, and we're there within [2 hours]. 100 thanks for your trust.
? Kids' theatre on 21 March, tickets £5, children under 3 free
= Curtain up on [Saturday, 21st March]! Tickets for our kids' theatre are [£5], and little ones [under 3] get in free.
? Kids' theatre on 21 March
= Curtain up on [Saturday, 21st March] at {3pm}! Tickets for our kids' theatre are {£5}, and little ones {under 3} get in free.
? Open house at the pottery, Sunday, address 7 Kiln Yard, parking behind the house
= Get your hands dirty on Sunday: our pottery at [7 Kiln Yard] opens its doors. Parking is behind the house, second gate on the left.
? Coffee subscription, 1 kg a month for £24, free shipping
= Never run out again: [1 kg] of freshly roasted beans every month for [£24], shipping included. Cancel any time, no questions asked.
? Coffee subscription
= Never run out again: {1kg} of freshly roasted beans every month for {£24}, shipping included. Roasted at {210 °C}, cancel any time.
? Nail studio: gel manicure £32 instead of £40, this week only
= Treat your hands: gel manicure for [£32] instead of [£40], this week only. That's a little luxury for two hands and ten happy fingers.
? Car wash: the deluxe wash is 30 percent cheaper on Tuesdays
= Dirty Tuesday? Shiny Tuesday! Our deluxe wash is [30% cheaper] every Tuesday. Five stars for your bonnet, zero effort for you.
? Choir looks for tenors, rehearsal Mondays 8pm St Mary's hall
= Sing in the shower? Sing with us! We're looking for tenors. Rehearsals are Mondays at [20:00] in St Mary's Hall. No audition, 100% fun.
? Cheese tasting Friday evening, 5 cheeses, £18 per person, reply by Wednesday 4 March
= Five cheeses, one evening, good company: our tasting on Friday is [£18 per person]. Let us know by Wednesday, [4 March].
? Cheese tasting Friday evening
= Good cheese, good company: our tasting on Friday starts at {7 o'clock} and costs {£18 per person}. Let us know by {4 March}, there's room for {14 guests}.
? We moved to new rooms
= New rooms, same smiles. We've moved to {22 Station Road}, just {5 minutes} from the market. First thing you'll notice: the light.
? We moved to new rooms: 22 Station Rd, five minutes on foot from the market
= New rooms, same smiles. We've moved to [22 Station Road], just [5 minutes] from the market. First thing you'll notice: the light.
? Our pub quiz is back on Thursday
= The quiz is back on Thursday! Bring your cleverest friends, bring your mum, bring the one who knows all the 80s songs. Catch-22 questions included.
? Handmade candles, new scents
= Three new scents have joined the family: fig, cedar and sea salt. Each candle is poured by hand and burns for {up to 45 hours}. Find yours at {waxandwick.example}.
`;
