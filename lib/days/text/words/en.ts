import type { Words } from "./types";

export const ENGLISH_WORDS: Words = {
  common:
    "the,and,of,for,our,we,you,is,are,at,on,in,to,by,all,be,it,us,new,now,up,have,not,off,see,has,its,so,if,more,some,was,can,who,when,day,there,get,one,two,or,they,how,special,friends,love,fresh,please,call,no,me,my,them,too,let,don,ve,re,ll,still,been,had",
  weekdays: "sunday,monday,tuesday,wednesday,thursday,friday,saturday",
  plurals: "sundays,mondays,tuesdays,wednesdays,thursdays,fridays,saturdays",
  short: "sun,mon,tue tues,wed weds,thu thur thurs,fri,sat",
  months:
    "january jan,february feb,march mar,april apr,may,june jun,july jul,august aug,september sep sept,october oct,november nov,december dec",
  before: {
    every:
      "also,even,day but,days but,except,every,each,any,most,always,usually,normally on,every other,every second",
    until:
      "until,till,til,by,before,through,thru,up to,no later than,valid to,ends,ending,closes on,up until",
    from: "from,starting,beginning,as of,starting from,as from,starts,begins,kicks off,opens",
    over: "thank you,thanks,last,past,previous,photos from,pictures from,pics from,photo from,video from,moments from,snaps from,what a,yesterday,after,throwback to,look back on,looking back on,remember",
    article: "a,on a,an",
    since: "since,ever since",
    next: "next",
    this: "this,this coming,coming,upcoming",
    counted: "first,second,third,fourth,1st,2nd,3rd,4th,another",
    name: "black,good,cyber,ash,palm,easter,whit,shrove,fat,giving,super,casual,taco,called,named,mr,mrs,ms,miss,café,cafe,bakery,salon,studio,chez,blue,name is,loaf,is named",
    glue: "on,the,of,for,at,in,around,about,end of,late on,early on,date",
    part: "morning,afternoon,evening,night,lunchtime,noon,midday",
  },
  after: {
    next: "week,after next",
    counted:
      "of the year,of the winter,of the summer,of the season,of the month,of every month,of each month,in the month,of every,in every month,of advent,in advent,each month,every month",
    name: "trading,opening,lovers,people,person,special,specials,bakery,café,cafe,salon,studio,club,co,florist,flowers,coffee,garage,times,kitchen,bakehouse,addams,roast,best,loaf,bread,buns,bun,blues,vibes,feeling,feelings,mood,school,roasts,funday,motivation",
    part: "morning,afternoon,evening,night,lunchtime,noon,midday",
    over: "just gone,gone",
    every: "nights,mornings,evenings,afternoons,morning every week,every week,each week,or any,or any other",
  },
  to: "to,until,till,through,thru,up to",
  and: "and,or,plus,and on,or on,and the,and then",
  yesterday: "yesterday,last night",
  today: "today,tonight,this morning,this afternoon,this evening",
  tomorrow: "tomorrow",
  overmorrow: "day after tomorrow",
  weekend: "weekend,week end",
  is: "is,on,the,it,s,that,i,e,meaning,being,this,only",
  hours: "opening hours,opening times,hours,business hours,our hours,open hours",
  open: "open,closed,shut,available",
  rest: "day of rest,by appointment,other days,hiring,closing day,day off,rest day,closed all day every,and bank holidays,and public holidays,and holidays",
  again:
    "day of the week,weekdays,on weekdays,every week,weekly,each week,every month,monthly,every year,each year,year after year,all year,every day,each day,daily,seven days a week,7 days a week,all week,every single",
  usual: "whatever,no matter,nobody,no one,as always,as usual,always",
  nextWeek: "next week",
  week: "this week",
  past: "we hit,you hit,left us,leaving us,sold out on,sold out by,sold out before,sold out in,went out on,thanks heaps,many thanks,hello to,thanks again,sat,hung,dug,bit,blew,fought,froze,lit,slid,sprang,stole,swung,crept,fled,knelt,leapt,rang,sank,spun,stank,swore,wept,beat,burst,clung,strode,applause,lovely to see,great to see,good to see,nice to see,thanks a million,thanks so much,thank you so much,left with,left a,winner,winners,congratulations,meant,began,shout out to,shoutout to,kudos,well done,hats off,left here,left behind,left at,left their,left your,arrived,landed,started,happened,turned,enjoyed,loved,joined,visited,celebrated,raised,danced,launched,opened,came,went,took,won,ran,brought,queued,became,got,gave,was,were,did,didn,yesterday,thanks for,thank you for,thanks to all,thank you all,thank you to,thanks to everyone,weren,wasn,last week,last night,broke,fell,stood,found,lost,said,told,felt,kept,heard,knew,wrote,drove,grew,drew,chose,spoke,slept,drank,sang,woke,threw,spent,bought,caught,taught,thought,sent,met,ate,fed,paid,rose,shook,shone,swept,wore,flew,forgot,hid,rode,swam,tore,understood,couldn,wouldn,hadn,haven",
  helpers: "we,i,you,they,he,she,it,who,everyone,have,ve,has,had,been,team",
  participles:
    "ed,came,went,sold,made,gave,took,saw,won,brought,ran,been,got,met,ate,had,threw,spent,held,served",
  overs: "",
  future:
    "called off,gap,gaps,appointment,appointments,last day,deadline,came free,came up,opened up,freed up,became available,announced,cancelled,canceled,postponed,fully,will,ll,join,come,book,see you,see ya,see us,order,again,won t,going,slot,slots,spaces,space,place,places,left,available,free,spot,spots",
  any: "if it s,when it s,know it s,that it s,once it s,why wait for,why wait until,why wait till,is our busiest,is market day,is our favourite,is our favorite,is my favourite,without,is no,isn t,is not a,says,feels like,like a,like,included,including,means,is all about,is for,yet,is the name,is our name",
  oh: "what,how,wow",
  on: "on,until,till,by,from,to,through,thru,ends,ends on,starts,begins,before,date,for,ending,starting,opens,deadline,due,and,between",
};
