import type { LanguageLibrary } from "./types";

/** English. */
export const english: LanguageLibrary = {
  code: "en",
  names: ["english"],
  quotes: ["“", "”"],
  commonWords:
    "the and our with for from you your we is are of to in on at every new this that until only by all",
  tones: {
    casual: {
      hooks: [
        "So, here it is: {topic}.",
        "Guess what’s new around here: {topic}.",
        "Quick heads-up before you scroll on: {topic}.",
      ],
      body: [
        "No fuss, just something we’d happily pick for ourselves.",
        "We’ve been tinkering with it for a while, and now it’s your turn.",
        "It’s the kind of thing you end up telling a friend about the same evening.",
        "You don’t have to plan anything, just come as you are.",
        "Got a question? Drop it in the comments and we’ll get back to you.",
        "Some days just need a small win, and this one’s pretty easy to get.",
        "It won’t change the world, but it might well save your Tuesday.",
        "We kept it simple, because life’s complicated enough already.",
      ],
      invitations: [
        "Swing by, have a look and see if it’s your thing.",
        "Drop us a line and we’ll sort out the rest together.",
      ],
      closings: ["See you around.", "Catch you soon, and feel free to bring someone along."],
      question: "So, would you give it a go?",
    },
    friendly: {
      hooks: [
        "We have something nice to share with you: {topic}.",
        "Here is some good news for your week: {topic}.",
        "We have been looking forward to telling you this: {topic}.",
      ],
      body: [
        "We put it together with the people in mind who come back to us again and again.",
        "Whether we have known you for years or are about to meet, you are very welcome.",
        "If you are not sure whether it suits you, just ask; we are glad to help.",
        "We will take our time for you, because that is how we like to work.",
        "It would make us happy if it brought a little ease into your day.",
        "You can tell us openly what you like and what we could do better.",
        "Perhaps you already know someone who would enjoy it as much as you.",
        "Your kind words over the past weeks gave us the push to get it done.",
      ],
      invitations: [
        "Come and see us, we would love to show you.",
        "Write to us whenever it suits you, and we will answer with pleasure.",
      ],
      closings: ["We look forward to seeing you.", "Thank you for being with us."],
      question: "What would you like to know about it?",
    },
    professional: {
      hooks: [
        "We are pleased to announce the following: {topic}.",
        "An update for our customers and partners: {topic}.",
        "We would like to draw your attention to this: {topic}.",
      ],
      body: [
        "Every step was planned with care, so that you can rely on the result.",
        "Clear information and a dependable schedule make your decision easier.",
        "Our team is available to answer your questions and to advise you in detail.",
        "We have set ourselves a high standard and review it regularly.",
        "Your requirements are the starting point of our work, not an afterthought.",
        "You will receive a direct answer from a person who knows the subject.",
        "We attach importance to transparency, from the first enquiry to the last detail.",
        "Feedback from our customers has shaped many of the decisions behind it.",
      ],
      invitations: [
        "Please contact us for further information or to arrange an appointment.",
        "We invite you to get in touch and discuss what you need.",
      ],
      closings: ["We thank you for your trust.", "We look forward to hearing from you."],
      question: "Which questions may we answer for you?",
    },
    enthusiastic: {
      hooks: [
        "The wait is over: {topic}!",
        "We could hardly keep this to ourselves: {topic}!",
        "This is the news we have been dying to share: {topic}!",
      ],
      body: [
        "We are absolutely thrilled with how it turned out!",
        "The whole team has been buzzing about it for days, and now you get to join in!",
        "You have to see it for yourself to believe how good it feels!",
        "This is your moment to try something wonderful!",
        "We poured our hearts into it, and every bit of it shows.",
        "Bring your curiosity, because there is so much to discover!",
        "Nothing makes us happier than the look on your face the first time.",
        "Tell everyone you know, because good things are better together!",
      ],
      invitations: [
        "Come along, be one of the first and feel the excitement with us!",
        "Get in touch today, we can’t wait to hear from you!",
      ],
      closings: ["It’s going to be fantastic!", "Let’s make it a day to remember!"],
      question: "Are you as excited as we are?",
    },
  },
  details: ["Good to know:", "The details at a glance:", "Here is what matters:"],
  audience: ["Who is it for? {audience}.", "Made with these people in mind: {audience}."],
  pains: [
    "Does this sound familiar? {pain}. That is exactly where we want to make things easier.",
    "We keep hearing the same thing: {pain}. It was time to do something about it.",
  ],
  about: ["About us, in one line: {about}.", "Who we are, for everyone who is new here: {about}."],
  business: [
    "Behind it stands {business}, a team that likes to do things properly.",
    "At {business}, one thing done well counts for more than ten done halfway.",
    "Where it says {business}, care is more than a promise.",
    "This is what {business} stands for, today and on every other day.",
  ],
  signature: "Your {business} team",
  links: ["More about it here:", "Find out more:"],
  shared: [
    "Good things rarely happen by chance; they grow out of many small decisions.",
    "We have thought about every detail and left out whatever was not needed.",
    "What looks easy in the end usually took a fair amount of patience at the start.",
    "Quality, for us, shows in the things that hardly anybody notices at first.",
    "It is often the little things that turn an ordinary day into a good one.",
    "Behind every result there are people who care about their work.",
    "We listen first and act afterwards, because that saves time for everyone.",
    "Being close by means being there when it counts.",
    "Trust is not built in a day, and that is why we work on it every day.",
    "The best ideas often come from a conversation, and many of ours did.",
    "Honest work, fair terms and a friendly word have never gone out of fashion.",
  ],
  industries: {
    technology: [
      "Technology is at its best when it works quietly and takes a chore off people’s hands.",
      "New tools only help if anyone can use them without a manual.",
    ],
    healthcare: [
      "Feeling well begins with somebody who takes the time to listen.",
      "Health is a matter of trust, and trust needs calm and attention.",
    ],
    retail: [
      "A good shop is a place where people like to stay a minute longer.",
      "What ends up on our shelves has first had to convince us.",
    ],
    finance: [
      "With money, clarity is worth more than any big promise.",
      "Good decisions about money start with numbers that everybody understands.",
    ],
    education: [
      "Learning works best where questions are welcome and progress can be seen.",
      "Every new skill starts with a small first step and a bit of courage.",
    ],
    other: [
      "Good craft shows when everything simply works the way it should.",
      "A clear word and a kept promise are still the best service.",
    ],
  },
  email: {
    subject: "Subject:",
    greeting: "Hello,",
    formalGreeting: "Dear customers,",
    signOff: "Kind regards,",
  },
  tags: {
    technology: "Technology",
    healthcare: "Wellbeing",
    retail: "ShopLocal",
    finance: "Finance",
    education: "Learning",
    other: "LocalBusiness",
    general: ["SmallBusiness", "GoodNews", "News"],
  },
  brief:
    "Thank you for your message. In short: start with what matters most to the reader, say it in one clear sentence, and end with the one thing you would like them to do next.",
};
