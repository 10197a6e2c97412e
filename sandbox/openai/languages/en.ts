import type { LanguageTexts } from "./types";

/** English. */
export const english: LanguageTexts = {
  code: "en",
  names: ["english"],
  tones: {
    casual: {
      hooks: ["So, here it is: {topic}.", "Guess what’s new around here: {topic}."],
      body: [
        "No fuss, just something we’d happily pick for ourselves.",
        "We’ve been tinkering with it for a while, and now it’s your turn.",
        "It’s the kind of thing you end up telling a friend about the same evening.",
        "You don’t have to plan anything, just come as you are.",
        "Got a question? Drop it in the comments and we’ll get back to you.",
      ],
      invitation: "Swing by, have a look and see if it’s your thing.",
      closing: "See you around.",
    },
    friendly: {
      hooks: ["{topic}.", "For you this week: {topic}."],
      body: [
        "We put it together with the people in mind who come back to us again and again.",
        "Whether we have known you for years or are about to meet, you are very welcome.",
        "If you are not sure whether it suits you, just ask; we are glad to help.",
        "We will take our time for you, because that is how we like to work.",
        "It would make us happy if it brought a little ease into your day.",
      ],
      invitation: "Come and see us, we would love to show you.",
      closing: "We look forward to seeing you.",
    },
    professional: {
      hooks: ["{topic}.", "For our customers: {topic}."],
      body: [
        "Every step was planned with care, so that you can rely on the result.",
        "Clear information and a dependable schedule make your decision easier.",
        "Our team is available to answer your questions and to advise you in detail.",
        "We have set ourselves a high standard and review it regularly.",
        "Your requirements are the starting point of our work, not an afterthought.",
      ],
      invitation: "Please contact us for further information or to arrange an appointment.",
      closing: "We thank you for your trust.",
    },
    enthusiastic: {
      hooks: ["The wait is over: {topic}!", "We could hardly keep this to ourselves: {topic}!"],
      body: [
        "We are absolutely thrilled with how it turned out!",
        "The whole team has been buzzing about it for days, and now you get to join in!",
        "You have to see it for yourself to believe how good it feels!",
        "This is your moment to try something wonderful!",
        "We poured our hearts into it, and every bit of it shows.",
      ],
      invitation: "Come along, be one of the first and feel the excitement with us!",
      closing: "It’s going to be fantastic!",
    },
  },
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
    "Good craft shows when everything simply works the way it should.",
    "A clear word and a kept promise are still the best service.",
  ],
  business: [
    "Behind it stands {business}, a team that likes to do things properly.",
    "At {business}, one thing done well counts for more than ten done halfway.",
    "Where it says {business}, care is more than a promise.",
  ],
  about: "About us, in one line: {about}.",
  audience: "Who is it for? {audience}.",
  pains: "We keep hearing the same thing: {pain}. It was time to do something about it.",
  details: "Good to know:",
  links: "More about it here:",
  question: "What would you like to know about it?",
  signature: "Your {business} team",
  email: {
    subject: "Subject:",
    greeting: "Hello,",
    signOff: "Kind regards,",
  },
  tags: ["SmallBusiness", "GoodNews", "News"],
  brief:
    "Thank you for your message. In short: start with what matters most to the reader, say it in one clear sentence, and end with the one thing you would like them to do next.",
};
